import { BASIC_FIELDS } from '@catalogue/contract/product-fields';
import { AudienceField } from '../../../ui/audience-field';
import form from '../../../ui/form.module.css';
import { PRODUCT_TEXTS } from '../../product-texts';
import { ChangedMark, FormSection } from './form-section';
import type { ProductFormState } from '../use-product-form';
import { PlainField, plainFacts } from './plain-field';
import { PriceBreakRows } from './price-break-rows';

/** List price, price at the smallest order, price breaks and tax. */
export function PricesSection({ state }: { state: ProductFormState }) {
  const { values, errors, changedFields, set } = state;
  return (
    <FormSection name="prices">
      <div className={form.pair}>
        <PlainField name="price" state={state} />
        <PlainField name="discountedPrice" state={state} />
      </div>
      <ChangedMark isChanged={changedFields.includes('priceBreaks')}>
        <PriceBreakRows rows={values.priceBreaks} errors={errors} onChange={(priceBreaks) => set({ priceBreaks })} />
      </ChangedMark>
      <div className={form.pair}>
        <PlainField name="quantity" state={state} />
        {plainFacts('prices').map((name) => (
          <PlainField key={name} name={name} state={state} />
        ))}
        <ChangedMark isChanged={changedFields.includes('priceAudience')}>
          <AudienceField
            label={BASIC_FIELDS.priceAudience.label}
            inherited={PRODUCT_TEXTS.asCategory}
            value={values.priceAudience}
            onChange={(priceAudience) => set({ priceAudience })}
          />
        </ChangedMark>
      </div>
    </FormSection>
  );
}
