import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { has } from '../../../lib/bitset';
import { FACET_GROUPS, PRICE_BANDS, type FacetFilter, type FacetGroup } from './facet-filter';
import { countFacets, facetIndexOf, matchesOf, positionsOf } from './facet-index';

/* The index against a plain filter over the same products. */

const subset = <Value>(...values: Value[]) => fc.subarray(values);
const product: fc.Arbitrary<Omit<ProductSummary, 'id'>> = fc.record({
  title: fc.constant('x'),
  sku: fc.constant(null),
  price: fc.option(fc.integer({ min: 1, max: 1_500 })),
  discountedPrice: fc.constant(null),
  stock: fc.boolean(),
  categoryId: fc.constantFrom(null, 'cups', 'bags'),
  picture: fc.constant(null),
  addedDate: fc.constant(0),
  updatedAt: fc.constant(0),
  revision: fc.constant(1),
  facets: fc.record({
    minimumQuantity: fc.constantFrom(25, 50, 100),
    leadTime: fc.integer({ min: 1, max: 15 }).map((to): [number, number] => [1, to]),
    material: subset('steel' as const, 'wood' as const),
    colours: subset<[string, string | null]>(['Black', '#111111'], ['Clear', null]),
    branding: subset('foil' as const, 'engraving' as const),
    tag: subset('eco', 'desk'),
    priceBreaks: fc.constantFrom<[number, number | null][]>(
      [],
      [[50, 90]],
      [
        [25, 400],
        [200, null],
      ],
    ),
  }),
});
const filter: fc.Arbitrary<FacetFilter> = fc.record({
  chosen: fc.record(
    {
      category: subset('cups', 'bags'),
      price: subset(...PRICE_BANDS.map(({ id }) => id)),
      material: subset('steel', 'wood', 'gold'),
      colour: subset('Black', 'Clear'),
      branding: subset('foil', 'engraving'),
      tag: subset('eco', 'desk'),
    },
    { requiredKeys: [] },
  ),
  inStock: fc.boolean(),
  quantity: fc.constantFrom(null, 30, 60, 250),
  maxPrice: fc.constantFrom(null, 100, 450),
  leadDays: fc.constantFrom(null, 5, 10),
});

function priceAt({ price, facets }: ProductSummary, quantity: number | null): number | null {
  const pieces = Math.max(quantity ?? 0, facets?.minimumQuantity ?? 1);
  let found = price;
  for (const [from, at] of facets?.priceBreaks ?? []) if (from <= pieces) found = at;
  return found;
}

function valuesIn(one: ProductSummary, group: FacetGroup, quantity: number | null): string[] {
  const { facets } = one;
  const price = priceAt(one, quantity);
  switch (group) {
    case 'category':
      return one.categoryId === null ? [] : [one.categoryId];
    case 'price':
      return price === null ? [] : PRICE_BANDS.filter(({ from, below }) => from <= price && price < below).map(({ id }) => id);
    case 'colour':
      return (facets?.colours ?? []).map(([name]) => name);
    default:
      return facets?.[group] ?? [];
  }
}

const GROUPS: FacetGroup[] = ['category', ...FACET_GROUPS];

function isMatch(
  one: ProductSummary,
  { chosen, inStock, quantity, maxPrice, leadDays }: FacetFilter,
  except?: FacetGroup,
): boolean {
  if (inStock && !one.stock) return false;
  if (quantity !== null && (one.facets?.minimumQuantity ?? 1) > quantity) return false;
  const price = priceAt(one, quantity);
  if (maxPrice !== null && (price === null || price > maxPrice)) return false;
  if (leadDays !== null && (one.facets?.leadTime?.[1] ?? Infinity) > leadDays) return false;
  return GROUPS.every((group) => {
    const values = chosen[group] ?? [];
    return group === except || values.length === 0 || valuesIn(one, group, quantity).some((value) => values.includes(value));
  });
}

describe('the facet index', () => {
  it('matches and counts like a plain filter', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 70 }), filter, fc.boolean(), (made, wanted, isSearch) => {
        const products = made.map((one, index) => ({ ...one, id: `p${index}` }));
        const index = facetIndexOf(products);
        const found = products.filter((_, position) => position % 3 !== 0);
        const scope = isSearch ? found : products;
        const within = isSearch ? positionsOf(index, ['gone', ...found.map(({ id }) => id)]) : null;
        const matches = matchesOf(index, wanted, within);
        expect(products.filter((_, position) => has(matches, position))).toEqual(scope.filter((one) => isMatch(one, wanted)));
        const counts = countFacets(index, wanted, within);
        for (const group of GROUPS) {
          for (const [value, count] of counts[group]) {
            const expected = scope.filter(
              (one) => isMatch(one, wanted, group) && valuesIn(one, group, wanted.quantity).includes(value),
            );
            expect(count, `${group} ${value}`).toBe(expected.length);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
