import type { CompressedList } from './compressed-list';

/** Orders and filters of one catalogue that an instance holds: 1-4 MB each for 10,000 products. */
const MAX_LISTS = 8;

/** Lists by what they were made of. They live as long as that object, the least recently used go first. */
export function createListCache<Item>() {
  const held = new WeakMap<object, Map<string, CompressedList<Item>>>();
  return (source: object, key: string, make: () => CompressedList<Item>): CompressedList<Item> => {
    const lists = held.get(source) ?? new Map<string, CompressedList<Item>>();
    held.set(source, lists);
    const list = lists.get(key) ?? make();
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of lists.keys()) {
      if (lists.size <= MAX_LISTS) break;
      lists.delete(oldest);
    }
    return list;
  };
}
