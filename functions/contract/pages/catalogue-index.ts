import { byDateAdded, groupByCategory, inCategoryOrder } from '../category-lists';
import type { CatalogueFile, CategorySummary, ProductSummary } from '../entities/catalogue';

/** A snapshot of the catalogue by id and by category. */
export interface CatalogueIndex {
  products: ReadonlyMap<string, ProductSummary>;
  categories: ReadonlyMap<string, CategorySummary>;
  /** In the category's order, as pages list them. */
  productsOf: (categoryId: string) => readonly ProductSummary[];
  counts: Readonly<Record<string, number>>;
}

const indexes = new WeakMap<CatalogueFile, CatalogueIndex>();

function build({ categories, products }: CatalogueFile): CatalogueIndex {
  const oldestFirst = groupByCategory([...products].sort(byDateAdded));
  const groups = new Map(
    categories.map(({ id, firstProducts }) => [id, inCategoryOrder(oldestFirst.get(id) ?? [], firstProducts)]),
  );
  return {
    products: new Map(products.map((one) => [one.id, one])),
    categories: new Map(categories.map((one) => [one.id, one])),
    productsOf: (categoryId) => groups.get(categoryId) ?? [],
    counts: Object.fromEntries([...groups].filter(([, { length }]) => length > 0).map(([id, { length }]) => [id, length])),
  };
}

/** The index of a snapshot, built once per snapshot. */
export function indexOf(catalogue: CatalogueFile): CatalogueIndex {
  const index = indexes.get(catalogue) ?? build(catalogue);
  indexes.set(catalogue, index);
  return index;
}
