import { FACETS } from '@catalogue/contract/product-fields';
import { showChoice } from '@catalogue/contract/shown-choices';
import { formatMoney } from '../../../lib/format';
import { LIST_TEXTS } from '../list-texts';
import { PRICE_BANDS, type MultipleGroup } from './facet-filter';

/** Heading of a group of filters. */
export const facetName = (group: MultipleGroup): string =>
  FACETS.find(({ param }) => param === group)?.label ?? LIST_TEXTS.filter.groups[group === 'price' ? group : 'colour'];

/** A value of a facet, as people read it. */
export function facetLabel(group: MultipleGroup, value: string): string {
  if (group === 'colour') return value;
  if (group !== 'price') return showChoice(group, value);
  const band = PRICE_BANDS.find(({ id }) => id === value);
  if (!band) return value;
  return LIST_TEXTS.filter.priceBand(formatMoney(band.from), Number.isFinite(band.below) ? formatMoney(band.below) : null);
}
