import { ordersAfterMove } from './orders-after-move';
import type { Ordered } from './orders-after-move';
import { commitJournaled } from './write-journal';

/** Saves the order after a category or banner was moved within `ordered`. `title` goes into the activity log. */
export async function saveOrder(
  noun: 'categories' | 'banners',
  ordered: readonly Ordered[],
  { id: movedId, title }: { id: string; title: string },
): Promise<void> {
  const changes = ordersAfterMove(ordered, movedId).map(({ id, revision: base, order }) => ({
    ...{ noun, id, base },
    fields: { order },
  }));
  if (changes.length > 0) await commitJournaled(changes, { action: 'changed', noun, id: movedId, title });
}
