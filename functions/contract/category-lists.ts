interface Listed {
  id: string;
  addedDate: number;
}

/** Oldest first, SPEC §9's order of a list. */
export const byDateAdded = (one: Listed, other: Listed): number =>
  one.addedDate - other.addedDate || (one.id < other.id ? -1 : 1);

/** Products by their category, in the order given; those without one are left out. */
export function groupByCategory<Product extends { categoryId: string | null }>(
  products: readonly Product[],
): Map<string, Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    if (product.categoryId === null) continue;
    const group = groups.get(product.categoryId);
    if (group) group.push(product);
    else groups.set(product.categoryId, [product]);
  }
  return groups;
}

/** The products of a category in its order: those that staff put first, then the others as they come, oldest first. */
export function inCategoryOrder<Product extends { id: string }>(
  oldestFirst: readonly Product[],
  firstProducts: readonly string[] | undefined,
): readonly Product[] {
  if (firstProducts === undefined || firstProducts.length === 0) return oldestFirst;
  const places = new Map(firstProducts.map((id, index) => [id, index]));
  const first = oldestFirst.filter(({ id }) => places.has(id));
  first.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  return [...first, ...oldestFirst.filter(({ id }) => !places.has(id))];
}
