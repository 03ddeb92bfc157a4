import { writeLeadTime } from '@catalogue/contract/lead-time-text';
import { FACETS, FACT_NAMES, factField } from '@catalogue/contract/product-fields';
import type { FactName } from '@catalogue/contract/product-fields';
import { showChoice } from '@catalogue/contract/shown-choices';
import type { ProductRow } from '../../data/product-row';

/** Facts that can be shown as columns. The catalogue file states them for every product. */
export const FACT_COLUMNS = FACT_NAMES.filter((name) => factField(name).column !== undefined);

/** Heading of a fact's column. */
export const columnName = (name: FactName): string => factField(name).column ?? '';

/** A fact of a row as its column shows it; '' where the product does not state it. */
export function factText(name: FactName, { facets }: ProductRow): string {
  if (name === 'leadTime') return facets?.leadTime ? writeLeadTime({ from: facets.leadTime[0], to: facets.leadTime[1] }) : '';
  const param = FACETS.find((facet) => facet.name === name)?.param;
  return param === undefined ? '' : (facets?.[param] ?? []).map((value) => showChoice(param, value)).join(', ');
}
