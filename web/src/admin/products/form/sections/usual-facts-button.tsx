import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { factField, NO_FACTS, type FactName } from '@catalogue/contract/product-fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '../../../../ui/button';
import { MutedText } from '../../../../ui/muted-text';
import { catalogueDetailsQuery, catalogueFileQuery } from '../../../data/queries/content';
import { useAdminCategories } from '../../../data/use-admin-categories';
import { FORM_TEXTS } from '../form-texts';
import { factValuesOf } from '../typed-facts';
import { usualFacts } from '../usual-facts';
import type { ProductFormState } from '../use-product-form';
import { sectionId } from './form-section';

const BLANK = factValuesOf(NO_FACTS);

/** Fills the facts that are still blank with what most products of the chosen category say. Nothing where there is nothing to fill. */
export function UsualFactsButton({ state }: { state: ProductFormState }) {
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
