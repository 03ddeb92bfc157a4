import { byDateAdded, groupByCategory, inCategoryOrder } from '@catalogue/contract/category-lists';
import type { BannerKind } from '@catalogue/contract/entities/banner';
import type { BannerSummary, CategorySummary, ProductSummary } from '@catalogue/contract/entities/catalogue';
import { once } from '../../lib/once';
import type { Snapshot } from './snapshot';

export const SORTS = ['oldest', 'newest', 'title', 'price', 'leadTime'] as const;
/** `oldest` first is SPEC §9's default; `price`: cheapest first, those on request last; `leadTime`: shortest first, those without last. */
export type Sort = (typeof SORTS)[number];
/** Prices depend on the pieces asked for: lists sort by them. */
type FixedSort = Exclude<Sort, 'price'>;

/**
 * A snapshot in the orders that pages need. Each order is computed once, on first use, and stays the same array until the
 * next snapshot: filtering and sorting ten thousand products is then one pass over a sorted list.
 */
export interface CatalogueView {
  categories: readonly CategorySummary[];
  products(sort: FixedSort): readonly ProductSummary[];
  /** In the category's order. */
  productsOf(categoryId: string): readonly ProductSummary[];
  banners: Readonly<Record<BannerKind, readonly BannerSummary[]>>;
}

const NONE: readonly never[] = [];

type Order<One> = (a: One, b: One) => number;

const byId: Order<{ id: string }> = (a, b) => (a.id < b.id ? -1 : 1);
const byOrder: Order<{ order: number; id: string }> = (a, b) => a.order - b.order || byId(a, b);
const collator = once(() => new Intl.Collator('en', { numeric: true }));
const leadOf = ({ facets }: ProductSummary): number => facets?.leadTime?.[1] ?? Infinity;

const ORDERS: Record<FixedSort, Order<ProductSummary>> = {
  oldest: byDateAdded,
  newest: (a, b) => byDateAdded(b, a),
  title: (a, b) => collator().compare(a.title, b.title) || byId(a, b),
  // Infinity - Infinity is NaN: equal lead times, known or not, are compared first.
  leadTime: (a, b) => (leadOf(a) === leadOf(b) ? byDateAdded(a, b) : leadOf(a) - leadOf(b)),
};

export function viewOf(snapshot: Snapshot): CatalogueView {
  const orders = new Map<FixedSort, readonly ProductSummary[]>();
  const groups = new Map<string, readonly ProductSummary[]>();
  let oldestFirst: ReadonlyMap<string, readonly ProductSummary[]> | null = null;
  const products = (sort: FixedSort): readonly ProductSummary[] => {
    const sorted = orders.get(sort) ?? [...snapshot.products.values()].sort(ORDERS[sort]);
    orders.set(sort, sorted);
    return sorted;
  };
  const banners = [...snapshot.banners.values()].filter((banner) => banner.picture).sort(byOrder);
  return {
    categories: [...snapshot.categories.values()].sort(byOrder),
    products,
    productsOf: (categoryId) => {
      const known = groups.get(categoryId);
      if (known) return known;
      oldestFirst ??= groupByCategory(products('oldest'));
      const { firstProducts } = snapshot.categories.get(categoryId) ?? {};
      const group = inCategoryOrder(oldestFirst.get(categoryId) ?? NONE, firstProducts);
      groups.set(categoryId, group);
      return group;
    },
    banners: {
      carousel: banners.filter(({ kind }) => kind === 'carousel'),
      trending: banners.filter(({ kind }) => kind === 'trending'),
    },
  };
}
