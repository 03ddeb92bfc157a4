import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { SORTS, type CatalogueView, type Sort } from './view';

/** What of the products is asked for; kept in the address, so that it can be shared and gone back to. */
export interface Choice {
  /** Category id; null: all. */
  category: string | null;
  inStock: boolean;
  /** null: as they come (a search: the best first; a list: oldest first). */
  sort: Sort | null;
}

export const EVERYTHING: Choice = { category: null, inStock: false, sort: null };

const isSort = (value: string | null): value is Sort => SORTS.some((sort) => sort === value);

/** The choice in an address's query. What it doesn't understand it leaves out. */
export function choiceOf(query: URLSearchParams): Choice {
  const sort = query.get('sort');
  return { category: query.get('category'), inStock: query.get('stock') === 'in', sort: isSort(sort) ? sort : null };
}

/** `query` with `choice` in it; what else it says stays. */
export function withChoice(query: URLSearchParams, { category, inStock, sort }: Choice): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ category, stock: inStock ? 'in' : null, sort })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const isChosen =
  ({ category, inStock }: Choice) =>
  (product: ProductSummary): boolean =>
    (!inStock || product.stock) && (category === null || product.categoryId === category);

/** Products of the catalogue by a choice. */
export const chooseProducts = (view: CatalogueView, choice: Choice): ProductSummary[] =>
  view.products(choice.sort ?? 'oldest').filter(isChosen(choice));

/** Of what a search found (best first), the chosen ones. Ids that are gone are left out. */
export function chooseFound(
  view: CatalogueView,
  products: ReadonlyMap<string, ProductSummary>,
  found: readonly string[],
  choice: Choice,
): ProductSummary[] {
  const isWanted = isChosen(choice);
  if (choice.sort === null)
    return found
      .map((id) => products.get(id))
      .filter((one) => one !== undefined)
      .filter(isWanted);
  const isFound = new Set(found);
  return view.products(choice.sort).filter((product) => isFound.has(product.id) && isWanted(product));
}
