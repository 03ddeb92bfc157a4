/** Writes of one batch. Firestore accepts 500. */
export const WRITE_BATCH = 400;

/** Consecutive parts of a list, each of at most `size` items. */
export function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
