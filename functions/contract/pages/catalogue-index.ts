import type { CatalogueFile, CategorySummary, ProductSummary } from '../entities/catalogue';

/** A snapshot of the catalogue by id and by category. */
export interface CatalogueIndex {
  products: ReadonlyMap<string, ProductSummary>;
  categories: ReadonlyMap<string, CategorySummary>;
  /** Oldest first, as pages list them. */
  productsOf: (categoryId: string) => readonly ProductSummary[];
  counts: Readonly<Record<string, number>>;
}

const indexes = new WeakMap<CatalogueFile, CatalogueIndex>();

function build({ categories, products }: CatalogueFile): CatalogueIndex {
  const groups = new Map<string, ProductSummary[]>();
  for (const product of products) {
    if (product.categoryId === null) continue;
    const group = groups.get(product.categoryId);
    if (group) group.push(product);
    else groups.set(product.categoryId, [product]);
  }
  for (const group of groups.values()) group.sort((a, b) => a.addedDate - b.addedDate || (a.id < b.id ? -1 : 1));
  return {
    products: new Map(products.map((one) => [one.id, one])),
    categories: new Map(categories.map((one) => [one.id, one])),
    productsOf: (categoryId) => groups.get(categoryId) ?? [],
    counts: Object.fromEntries([...groups].map(([id, { length }]) => [id, length])),
  };
}

/** The index of a snapshot, built once per snapshot. */
export function indexOf(catalogue: CatalogueFile): CatalogueIndex {
  const index = indexes.get(catalogue) ?? build(catalogue);
  indexes.set(catalogue, index);
  return index;
}
