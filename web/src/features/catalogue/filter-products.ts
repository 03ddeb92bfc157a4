import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { Bitset } from '../../lib/bitset';
import { readDay } from '@catalogue/contract/iso-day';
import { readQueryNumber } from '../../lib/read-whole-number';
import { FACET_GROUPS, type FacetFilter, type MultipleGroup } from './facets/facet-filter';
import {
  countFacets,
  facetIndexOf,
  inOrder,
  inPriceOrder,
  matchesOf,
  positionsOf,
  type FacetCounts,
  type FacetIndex,
} from './facets/facet-index';
import { SORTS, type CatalogueView, type Sort } from '../../data/catalogue/view';

/** Filters and sort of a product list. Kept in the URL, so that a list can be shared and the back button works. */
export interface ProductFilter {
  /** Category id; null: all. */
  category: string | null;
  inStock: boolean;
  /** Chosen values by group. */
  chosen: Readonly<Partial<Record<MultipleGroup, readonly string[]>>>;
  /** Pieces the buyer needs. */
  quantity: number | null;
  /** Highest price per piece at that quantity. */
  maxPrice: number | null;
  /** The day the buyer needs the goods to leave: `2026-12-20`. */
  readyBy: string | null;
  /** null: the default order (search: best match; list: oldest first). */
  sort: Sort | null;
}

export const NO_FILTER: ProductFilter = {
  category: null,
  inStock: false,
  chosen: {},
  quantity: null,
  maxPrice: null,
  readyBy: null,
  sort: null,
};

/** How many filters are chosen; the sort is none. */
export const chosenCount = ({ category, inStock, chosen, quantity, maxPrice, readyBy }: ProductFilter): number =>
  Object.values(chosen).flat().length +
  [category, quantity, maxPrice, readyBy].filter((one) => one !== null).length +
  Number(inStock);

const isSort = (value: string | null): value is Sort => SORTS.some((sort) => sort === value);

/** Reads the filter from a URL query. Unknown values are ignored. */
export function readFilter(query: URLSearchParams): ProductFilter {
  const sort = query.get('sort');
  const chosen = FACET_GROUPS.map((group) => [group, query.getAll(group)] as const).filter(([, values]) => values.length > 0);
  return {
    category: query.get('category'),
    inStock: query.get('stock') === 'in',
    chosen: Object.fromEntries(chosen),
    quantity: readQueryNumber(query.get('quantity')),
    maxPrice: readQueryNumber(query.get('maxPrice')),
    readyBy: readDay(query.get('readyBy')),
    sort: isSort(sort) ? sort : null,
  };
}

/** `query` with the filter written into it; other parameters stay. */
export function writeFilter(query: URLSearchParams, filter: ProductFilter): URLSearchParams {
  const { category, inStock, chosen, quantity, maxPrice, readyBy, sort } = filter;
  const next = new URLSearchParams(query);
  const single = { category, stock: inStock ? 'in' : null, quantity, maxPrice, readyBy, sort };
  for (const [name, value] of Object.entries(single)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  for (const group of FACET_GROUPS) {
    next.delete(group);
    for (const value of chosen[group] ?? []) next.append(group, value);
  }
  return next;
}

/** Production days until a day; null while today is unknown. */
export type LeadDaysUntil = (day: string) => number | null;

const facetFilterOf = (filter: ProductFilter, leadDaysUntil: LeadDaysUntil): FacetFilter => ({
  chosen: { ...filter.chosen, ...(filter.category !== null && { category: [filter.category] }) },
  inStock: filter.inStock,
  quantity: filter.quantity,
  maxPrice: filter.maxPrice,
  leadDays: filter.readyBy === null ? null : leadDaysUntil(filter.readyBy),
});

const NEVER: LeadDaysUntil = () => null;

const indexes = new WeakMap<CatalogueView, FacetIndex>();

/** Index for filters with counts, made on first use of a view. Apart from the view, which every page loads. */
function indexOf(view: CatalogueView): FacetIndex {
  const index = indexes.get(view) ?? facetIndexOf(view.products('oldest'));
  indexes.set(view, index);
  return index;
}

const sortedProducts = (view: CatalogueView, index: FacetIndex, sort: Sort, quantity: number | null) =>
  sort === 'price' ? inPriceOrder(index, quantity) : view.products(sort);

/** Products of the whole catalogue that match. */
export function filterProducts(
  view: CatalogueView,
  filter: ProductFilter,
  leadDaysUntil: LeadDaysUntil = NEVER,
): ProductSummary[] {
  const index = indexOf(view);
  const { category, sort, quantity } = filter;
  // A category has an order of its own.
  const all =
    category !== null && sort === null ? view.productsOf(category) : sortedProducts(view, index, sort ?? 'oldest', quantity);
  return inOrder(index, all, matchesOf(index, facetFilterOf(filter, leadDaysUntil), null));
}

/** Search results (ids, best first) that match. Ids of removed products are left out. */
export function filterFound(
  view: CatalogueView,
  products: ReadonlyMap<string, ProductSummary>,
  found: readonly string[],
  filter: ProductFilter,
  leadDaysUntil: LeadDaysUntil = NEVER,
): ProductSummary[] {
  const index = indexOf(view);
  const matches = matchesOf(index, facetFilterOf(filter, leadDaysUntil), positionsOf(index, found));
  const ordered =
    filter.sort === null
      ? found.map((id) => products.get(id)).filter((one) => one !== undefined)
      : sortedProducts(view, index, filter.sort, filter.quantity);
  return inOrder(index, ordered, matches);
}

/** Number of products of each value; `found`: of these only, as a search found them. */
export function facetCountsOf(
  view: CatalogueView,
  filter: ProductFilter,
  found: readonly string[] | null = null,
  leadDaysUntil: LeadDaysUntil = NEVER,
): FacetCounts {
  const index = indexOf(view);
  const within: Bitset | null = found && positionsOf(index, found);
  return countFacets(index, facetFilterOf(filter, leadDaysUntil), within);
}
