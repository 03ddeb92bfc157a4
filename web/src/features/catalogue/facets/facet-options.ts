import { FACETS } from '@catalogue/contract/product-fields';
import { PRICE_BANDS, type MultipleGroup } from './facet-filter';

/** The values of a group in the order of the filters: price bands by price, all others by count, then numbers by size. */
export function facetOptions(
  group: MultipleGroup,
  counts: ReadonlyMap<string, number>,
): (readonly [value: string, count: number])[] {
  if (group === 'price') return PRICE_BANDS.map(({ id }) => [id, counts.get(id) ?? 0]);
  const isNumber = FACETS.some(({ param, kind }) => param === group && kind === 'number');
  const compare = (one: string, other: string): number => (isNumber ? Number(one) - Number(other) : one < other ? -1 : 1);
  return [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || compare(one, other));
}
