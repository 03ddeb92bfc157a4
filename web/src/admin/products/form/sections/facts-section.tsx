import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { factField, NO_FACTS, type FactName } from '@catalogue/contract/product-fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/field';
import { MutedText } from '../../../../ui/muted-text';
import { catalogueDetailsQuery, catalogueFileQuery } from '../../../data/queries/content';
import { useAdminCategories } from '../../../data/use-admin-categories';
import form from '../../../ui/form.module.css';
import { ChangedMark, FormSection, sectionId } from './form-section';
import { FORM_TEXTS } from '../form-texts';
import { factValuesOf } from '../typed-facts';
import type { ProductFormState } from '../use-product-form';
import { usualFacts } from '../usual-facts';
import { BrandingRows } from './branding-rows';
import { PlainField, plainFacts } from './plain-field';

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

const BLANK = factValuesOf(NO_FACTS);

/** Fills the facts that are still blank with what most products of the chosen category say. Nothing where there is nothing to fill. */
function UsualFactsButton({ state }: { state: ProductFormState }) {
  const { values, set } = state;
  const { categoryId } = values;
  const { categories } = useAdminCategories();
  const { data: file } = useQuery({ ...catalogueFileQuery(), enabled: categoryId !== null });
  const details = catalogueDetailsQuery(file?.settings?.limitsPrices === true);
  const { data: stored } = useQuery({ ...details, enabled: categoryId !== null && file !== undefined });
  const usual = useMemo(() => {
    const products = file?.products.filter((product) => product.categoryId === categoryId) ?? [];
    return usualFacts(products.flatMap(({ id }) => stored?.details[id]?.facts ?? []));
  }, [file, stored, categoryId]);
  const title = categories?.find(({ id }) => id === categoryId)?.title;
  const lacking = (Object.keys(usual) as FactName[]).filter((name) => isSameFact(values[name], BLANK[name]));
  if (title === undefined || lacking.length === 0) return null;
  const fill = (): void => {
    const typed = factValuesOf({ ...NO_FACTS, ...usual });
    set(Object.fromEntries(lacking.map((name) => [name, typed[name]])));
    // The button goes.
    document.getElementById(sectionId('facts'))?.focus();
  };
  return (
    <div>
      <Button small onClick={fill}>
        {FORM_TEXTS.usualFacts(title)}
      </Button>
      <MutedText>{lacking.map((name) => factField(name).label).join(', ')}</MutedText>
    </div>
  );
}
