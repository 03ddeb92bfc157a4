type SortKey = string | number | boolean | null;

const compare = (one: SortKey, other: SortKey): number => {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other, 'en');
  return Number(one) - Number(other);
};

/** A sorted copy. Null values come last in both directions; the sort is stable. */
export function sorted<Item, Field extends keyof Item>(
  items: Iterable<Item>,
  by: Item[Field] extends SortKey ? Field : never,
  direction: 'asc' | 'desc',
): Item[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyOf = (item: Item): SortKey => item[by] as SortKey;
  return [...items].sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}
