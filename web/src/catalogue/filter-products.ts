import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { SORTS, type CatalogueView, type Sort } from './view';

/** Filters and sort of a product list. Kept in the URL, so that a list can be shared and the back button works. */
export interface ProductFilter {
  /** Category id; null: all. */
  category: string | null;
  inStock: boolean;
  /** null: the default order (search: best match; list: oldest first). */
  sort: Sort | null;
}

export const NO_FILTER: ProductFilter = { category: null, inStock: false, sort: null };

const isSort = (value: string | null): value is Sort => SORTS.some((sort) => sort === value);

/** Reads the filter from a URL query. Unknown values are ignored. */
export function readFilter(query: URLSearchParams): ProductFilter {
  const sort = query.get('sort');
  return { category: query.get('category'), inStock: query.get('stock') === 'in', sort: isSort(sort) ? sort : null };
}

/** `query` with the filter written into it; other parameters stay. */
export function writeFilter(query: URLSearchParams, { category, inStock, sort }: ProductFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ category, stock: inStock ? 'in' : null, sort })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const matches =
  ({ category, inStock }: ProductFilter) =>
  (product: ProductSummary): boolean =>
    (!inStock || product.stock) && (category === null || product.categoryId === category);

/** Products of the whole catalogue that match. */
export const filterProducts = (view: CatalogueView, filter: ProductFilter): ProductSummary[] =>
  view.products(filter.sort ?? 'oldest').filter(matches(filter));

/** Search results (ids, best first) that match. Ids of removed products are left out. */
export function filterFound(
  view: CatalogueView,
  products: ReadonlyMap<string, ProductSummary>,
  found: readonly string[],
  filter: ProductFilter,
): ProductSummary[] {
  const isWanted = matches(filter);
  if (filter.sort === null)
    return found
      .map((id) => products.get(id))
      .filter((one) => one !== undefined)
      .filter(isWanted);
  const isFound = new Set(found);
  return view.products(filter.sort).filter((product) => isFound.has(product.id) && isWanted(product));
}
