import { TextField } from '../../../../ui/field';
import { AudienceField } from '../../../ui/audience-field';
import form from '../../../ui/form.module.css';
import { PRODUCT_TEXTS } from '../../product-texts';
import { ChangedMark } from '../changed-mark';
import { FORM_TEXTS } from '../form-texts';
import type { ProductFormState } from '../use-product-form';
import { FormSection } from './form-section';
import { PriceBreakRows } from './price-break-rows';

type TextValue = 'price' | 'discountedPrice' | 'quantity' | 'gstRate' | 'hsn';

/** List price, price at the smallest order, price breaks and tax. */
export function PricesSection({ state: { values, errors, changedFields, set } }: { state: ProductFormState }) {
  const { fields, hints } = PRODUCT_TEXTS;
  const text = (field: TextValue, inputMode: 'decimal' | 'numeric', hint: string) => (
    <ChangedMark isChanged={changedFields.includes(field)}>
      <TextField
        label={fields[field]}
        hint={hint}
        inputMode={inputMode}
        value={values[field]}
        error={errors[field]}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </ChangedMark>
  );
  return (
    <FormSection name="prices">
      <div className={form.pair}>
        {text('price', 'decimal', hints.price)}
        {text('discountedPrice', 'decimal', hints.price)}
      </div>
      <ChangedMark isChanged={changedFields.includes('priceBreaks')}>
        <PriceBreakRows rows={values.priceBreaks} errors={errors} onChange={(priceBreaks) => set({ priceBreaks })} />
      </ChangedMark>
      <div className={form.pair}>
        {text('quantity', 'numeric', hints.quantity)}
        {text('gstRate', 'decimal', FORM_TEXTS.hints.gstRate)}
        {text('hsn', 'numeric', FORM_TEXTS.hints.hsn)}
        <ChangedMark isChanged={changedFields.includes('priceAudience')}>
          <AudienceField
            label={fields.priceAudience}
            inherited={PRODUCT_TEXTS.asCategory}
            value={values.priceAudience}
            onChange={(priceAudience) => set({ priceAudience })}
          />
        </ChangedMark>
      </div>
    </FormSection>
  );
}
