import { TextField } from '../../../../ui/field';
import form from '../../../ui/form.module.css';
import { ChangedMark } from '../changed-mark';
import { FORM_TEXTS } from '../form-texts';
import type { ProductFormState } from '../use-product-form';
import { BrandingRows } from './branding-rows';
import { FormSection } from './form-section';
import { PlainField, plainFacts } from './plain-field';
import { UsualFactsButton } from './usual-facts-button';

/** What buyers compare: the plain facts, lead time and branding. */
export function FactsSection({ state, isNew }: { state: ProductFormState; isNew: boolean }) {
  const { values, errors, changedFields, set } = state;
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
      {isNew && <UsualFactsButton state={state} />}
      <div className={form.pair}>
        {plainFacts('facts').map((name) => (
          <PlainField key={name} name={name} state={state} />
        ))}
        {lead('from')}
        {lead('to')}
      </div>
      <ChangedMark isChanged={changedFields.includes('brandingMethods')}>
        <BrandingRows rows={values.brandingMethods} errors={errors} onChange={(brandingMethods) => set({ brandingMethods })} />
      </ChangedMark>
    </FormSection>
  );
}
