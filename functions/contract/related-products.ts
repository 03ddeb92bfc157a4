import type { ProductSummary } from './entities/catalogue';

const MAX_RELATED = 4;

/**
 * Products shown beside `product`: those chosen by hand, else those of its category. Of its category, the ones that share
 * most tags come first, then the next ones in the category's order, so that every product is reachable from another.
 */
export function relatedProducts(
  product: ProductSummary,
  chosen: readonly string[],
  all: ReadonlyMap<string, ProductSummary>,
  ofCategory: readonly ProductSummary[],
): ProductSummary[] {
  const byHand = chosen.map((id) => all.get(id)).filter((one) => one !== undefined && one.id !== product.id);
  if (byHand.length > 0) return byHand.filter((one) => one !== undefined).slice(0, MAX_RELATED);
  const index = ofCategory.findIndex(({ id }) => id === product.id);
  const others = [...ofCategory.slice(index + 1), ...ofCategory.slice(0, Math.max(index, 0))];
  const tags = new Set(product.facets?.tag);
  const shared = (one: ProductSummary): number => one.facets?.tag?.filter((tag) => tags.has(tag)).length ?? 0;
  return others.sort((one, other) => shared(other) - shared(one)).slice(0, MAX_RELATED);
}
