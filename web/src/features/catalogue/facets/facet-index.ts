import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { mapFacets } from '@catalogue/contract/product-fields';
import { add, countCommon, emptyBitset, fullBitset, has, intersect, unite, type Bitset } from '../../../lib/bitset';
import { priceColumns, type PricesAt } from './price-columns';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { FACET_GROUPS, type FacetFilter, type FacetGroup } from './facet-filter';

/*
 * Filters with counts over all products. Each value of a facet is a bitset over the products' positions, made once per
 * snapshot; filtering and counting are intersections of bitsets.
 */

export interface FacetIndex {
  products: readonly ProductSummary[];
  positions: ReadonlyMap<string, number>;
  /** Bitsets by group and value. */
  groups: Readonly<Record<Exclude<FacetGroup, 'price'>, ReadonlyMap<string, Bitset>>>;
  inStock: Bitset;
  minimums: Float64Array;
  /** Latest lead time in working days; Infinity: not stated. */
  leadDays: Float64Array;
  /** Prices at a quantity, and their bands; remembered for the last quantity. */
  pricesAt: (quantity: number | null) => PricesAt;
}

/** How many products have each value, given the filters of the other groups. */
export type FacetCounts = Readonly<Record<FacetGroup, ReadonlyMap<string, number>>>;

const valuesOf: Record<Exclude<FacetGroup, 'price'>, (product: ProductSummary) => readonly string[]> = {
  category: ({ categoryId }) => (categoryId === null ? [] : [categoryId]),
  colour: ({ facets }) => facets?.colours?.map(([name]) => name) ?? [],
  ...mapFacets(
    ({ param }) =>
      ({ facets }: ProductSummary) =>
        facets?.[param] ?? [],
  ),
};

function bitsetsBy(
  products: readonly ProductSummary[],
  values: (product: ProductSummary) => readonly string[],
): Map<string, Bitset> {
  const sets = new Map<string, Bitset>();
  products.forEach((product, index) => {
    for (const value of values(product)) {
      const set = sets.get(value) ?? emptyBitset(products.length);
      sets.set(value, set);
      add(set, index);
    }
  });
  return sets;
}

/** Builds the index; positions are those of `products`. */
export function facetIndexOf(products: readonly ProductSummary[]): FacetIndex {
  const minimums = Float64Array.from(products, minimumOf);
  const inStock = emptyBitset(products.length);
  products.forEach(({ stock }, index) => stock && add(inStock, index));
  const groupOf = (group: Exclude<FacetGroup, 'price'>) => bitsetsBy(products, valuesOf[group]);
  return {
    products,
    positions: new Map(products.map(({ id }, index) => [id, index])),
    groups: { category: groupOf('category'), colour: groupOf('colour'), ...mapFacets(({ param }) => groupOf(param)) },
    inStock,
    minimums,
    leadDays: Float64Array.from(products, ({ facets }) => facets?.leadTime?.[1] ?? Infinity),
    pricesAt: priceColumns(products, minimums),
  };
}

/** Positions of products by id; ids of deleted products are left out. */
export function positionsOf(index: FacetIndex, ids: readonly string[]): Bitset {
  const set = emptyBitset(index.products.length);
  for (const id of ids) {
    const position = index.positions.get(id);
    if (position !== undefined) add(set, position);
  }
  return set;
}

/** Products that pass all filters that are not groups: stock, quantity, price limit and lead time. */
function scalarMatches(index: FacetIndex, filter: FacetFilter, within: Bitset | null): Bitset {
  const size = index.products.length;
  const set = within ? within.slice() : fullBitset(size);
  if (filter.inStock) intersect(set, index.inStock);
  const { quantity, maxPrice, leadDays } = filter;
  if (quantity === null && maxPrice === null && leadDays === null) return set;
  const { prices } = index.pricesAt(quantity);
  const passing = emptyBitset(size);
  for (let position = 0; position < size; position += 1) {
    if (quantity !== null && (index.minimums[position] ?? 1) > quantity) continue;
    if (maxPrice !== null && !((prices[position] ?? NaN) <= maxPrice)) continue;
    if (leadDays !== null && (index.leadDays[position] ?? Infinity) > leadDays) continue;
    add(passing, position);
  }
  intersect(set, passing);
  return set;
}

const GROUPS: readonly FacetGroup[] = ['category', ...FACET_GROUPS];

/** Bitsets of a group's values; those of prices depend on the quantity. */
const setsOf = (index: FacetIndex, filter: FacetFilter, group: FacetGroup): ReadonlyMap<string, Bitset> =>
  group === 'price' ? index.pricesAt(filter.quantity).bands : index.groups[group];

/** Products that have any of the chosen values; null: nothing is chosen in this group. */
function unionOf(sets: ReadonlyMap<string, Bitset>, chosen: readonly string[], size: number): Bitset | null {
  if (chosen.length === 0) return null;
  const union = emptyBitset(size);
  for (const value of chosen) {
    const set = sets.get(value);
    if (set) unite(union, set);
  }
  return union;
}

/** The products that match `filter`; `within`: only of these. */
export function matchesOf(index: FacetIndex, filter: FacetFilter, within: Bitset | null): Bitset {
  const matches = scalarMatches(index, filter, within);
  for (const group of GROUPS) {
    const union = unionOf(setsOf(index, filter, group), filter.chosen[group] ?? [], index.products.length);
    if (union) intersect(matches, union);
  }
  return matches;
}

/** How many products each value would show. Values of one group widen the result, values of different groups narrow it. */
export function countFacets(index: FacetIndex, filter: FacetFilter, within: Bitset | null): FacetCounts {
  const base = scalarMatches(index, filter, within);
  const unions = GROUPS.map((group) =>
    unionOf(setsOf(index, filter, group), filter.chosen[group] ?? [], index.products.length),
  );
  const counts = GROUPS.map((group, own): [FacetGroup, ReadonlyMap<string, number>] => {
    const others = base.slice();
    unions.forEach((union, other) => union && other !== own && intersect(others, union));
    const found = [...setsOf(index, filter, group)].map(([value, set]): [string, number] => [value, countCommon(others, set)]);
    return [group, new Map(found)];
  });
  return Object.fromEntries(counts) as Record<FacetGroup, ReadonlyMap<string, number>>;
}

/** Positions of each order of all products, computed once. */
const positionsByOrder = new WeakMap<readonly ProductSummary[], Uint32Array>();

function positionsIn(index: FacetIndex, ordered: readonly ProductSummary[]): Uint32Array {
  const known = positionsByOrder.get(ordered);
  if (known) return known;
  const positions = Uint32Array.from(ordered, ({ id }) => index.positions.get(id) ?? 0);
  positionsByOrder.set(ordered, positions);
  return positions;
}

/** Of `ordered`, which holds known products only, those whose position is in `matches`. */
export function inOrder(index: FacetIndex, ordered: readonly ProductSummary[], matches: Bitset): ProductSummary[] {
  const positions = positionsIn(index, ordered);
  return ordered.filter((_, rank) => has(matches, positions[rank] ?? 0));
}

/** The order of each quantity's prices, computed once. */
const priceOrders = new WeakMap<PricesAt, readonly ProductSummary[]>();

/** All products by the price that cards show at a quantity: cheapest first, those on request last; equal ones as the index has them. */
export function inPriceOrder(index: FacetIndex, quantity: number | null): readonly ProductSummary[] {
  const pricesAt = index.pricesAt(quantity);
  const known = priceOrders.get(pricesAt);
  if (known) return known;
  const prices = pricesAt.prices.map((price) => (Number.isNaN(price) ? Infinity : price));
  const priceAt = (position: number): number => prices[position] ?? Infinity;
  // Infinity - Infinity is NaN, which is falsy, too.
  const positions = Uint32Array.from(index.products.keys()).sort((a, b) => priceAt(a) - priceAt(b) || a - b);
  const ordered = Array.from(positions, (position) => index.products[position]).filter((one) => one !== undefined);
  priceOrders.set(pricesAt, ordered);
  return ordered;
}
