import { ordersAfterMove } from './orders-after-move';
import type { Ordered } from './orders-after-move';
import { saveForm } from './pending-writes/pending-writes';

/** Saves the order after a category or banner was moved within `ordered`. `title` goes into the activity log. */
export async function saveOrder(
  noun: 'categories' | 'banners',
  ordered: readonly Ordered[],
  { id: movedId, title }: { id: string; title: string },
): Promise<void> {
  const moved = ordersAfterMove(ordered, movedId);
  // The activity log names the first.
  moved.sort((one, other) => Number(other.id === movedId) - Number(one.id === movedId));
  const steps = moved.map(({ id, revision: base, order }) => ({ noun, id, base, change: { order } }));
  if (steps.length > 0) await saveForm({ name: title, steps });
}
