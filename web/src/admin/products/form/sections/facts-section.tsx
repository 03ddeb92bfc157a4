import { TextField } from '../../../../ui/field';
import form from '../../../ui/form.module.css';
import { PRODUCT_TEXTS } from '../../product-texts';
import { ChangedMark } from '../changed-mark';
import { FORM_TEXTS } from '../form-texts';
import type { ProductFormState } from '../use-product-form';
import { BrandingRows } from './branding-rows';
import { FormSection } from './form-section';

type TextFact = 'material' | 'size' | 'weight' | 'minimumQuantity' | 'packaging' | 'tags' | 'countryOfOrigin';

/** What buyers compare: material, size, weight, minimum quantity, lead time, branding, packaging, tags, origin. */
export function FactsSection({ state: { values, errors, changedFields, set } }: { state: ProductFormState }) {
  const { fields } = PRODUCT_TEXTS;
  const { hints } = FORM_TEXTS;
  const text = (field: TextFact, inputMode?: 'decimal' | 'numeric') => (
    <ChangedMark isChanged={changedFields.includes(field)}>
      <TextField
        label={fields[field]}
        hint={field in hints ? hints[field as keyof typeof hints] : undefined}
        inputMode={inputMode}
        value={values[field]}
        error={errors[field]}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </ChangedMark>
  );
  const lead = (end: 'from' | 'to') => (
    <ChangedMark isChanged={changedFields.includes('leadTime')}>
      <TextField
        label={end === 'from' ? FORM_TEXTS.leadFrom : FORM_TEXTS.leadTo}
        hint={FORM_TEXTS.leadTime}
        inputMode="numeric"
        value={values.leadTime[end]}
        error={errors[`leadTime.${end}`]}
        onChange={({ target }) => set({ leadTime: { ...values.leadTime, [end]: target.value } })}
      />
    </ChangedMark>
  );
  return (
    <FormSection name="facts">
      <div className={form.pair}>
        {text('material')}
        {text('size')}
        {text('weight', 'decimal')}
        {text('minimumQuantity', 'numeric')}
        {lead('from')}
        {lead('to')}
      </div>
      <ChangedMark isChanged={changedFields.includes('brandingMethods')}>
        <BrandingRows rows={values.brandingMethods} errors={errors} onChange={(brandingMethods) => set({ brandingMethods })} />
      </ChangedMark>
      {text('tags')}
      <div className={form.pair}>
        {text('packaging')}
        {text('countryOfOrigin')}
      </div>
    </FormSection>
  );
}
