import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import { MATERIAL_FAMILIES } from '@catalogue/contract/material-families';
import { formatMoney } from '../../lib/format';
import type { MultipleGroup } from '../filter-products';
import { LIST_TEXTS } from '../list-texts';
import { PRICE_BANDS } from './facet-filter';

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  material: MATERIAL_FAMILIES,
  branding: BRANDING_METHODS,
};

/** A value of a facet, as people read it. */
export function facetLabel(group: MultipleGroup, value: string): string {
  if (group !== 'price') return names[group]?.[value] ?? value;
  const band = PRICE_BANDS.find(({ id }) => id === value);
  if (!band) return value;
  return LIST_TEXTS.filter.priceBand(formatMoney(band.from), Number.isFinite(band.below) ? formatMoney(band.below) : null);
}
