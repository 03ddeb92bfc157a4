/**
 * Commits all items. Firestore refuses a commit above 10 MiB with INVALID_ARGUMENT, and counts stored documents that it deletes and their
 * index entries, which no caller can measure. So a refused batch is committed in halves. Rejects with the refusal of a single item.
 *
 * @param isInvalid whether an error is INVALID_ARGUMENT
 */
export async function commitInHalves<Item>(
  items: readonly Item[],
  commit: (items: readonly Item[]) => Promise<void>,
  isInvalid: (error: unknown) => boolean,
): Promise<void> {
  try {
    await commit(items);
  } catch (error) {
    if (items.length < 2 || !isInvalid(error)) throw error;
    const middle = Math.ceil(items.length / 2);
    await commitInHalves(items.slice(0, middle), commit, isInvalid);
    await commitInHalves(items.slice(middle), commit, isInvalid);
  }
}
