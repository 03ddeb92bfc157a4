import { LIMITS } from '@catalogue/contract/limits';
import type { Category } from '@catalogue/contract/entities/category';
import { saveForm } from './pending-writes/pending-writes';

/** The order number after all items. While they are unknown (offline), the time in ms, which is higher than any. */
export const nextOrder = (placed: readonly { order: number }[] | undefined): number =>
  placed === undefined ? Date.now() : Math.min(Math.max(-1, ...placed.map(({ order }) => order)) + 1, LIMITS.order.max);

const isStorable = (order: number): boolean => order >= LIMITS.order.min && order <= LIMITS.order.max;

/** An item of a list that staff order. */
type Ordered = Pick<Category, 'id' | 'order' | 'revision'>;

/** Narrower gaps between order numbers make all items be renumbered, long before floating point runs out. */
const NARROWEST = 1e-6;

/**
 * Order numbers to store after an item was moved within `ordered`. Only the moved item changes, to a number between its
 * neighbours, so that two people can move different items. Without room between them all items are renumbered.
 */
export function ordersAfterMove(ordered: readonly Ordered[], movedId: string): Ordered[] {
  const index = ordered.findIndex(({ id }) => id === movedId);
  const moved = ordered[index];
  if (!moved) return [];
  const before = ordered[index - 1]?.order ?? (ordered[index + 1]?.order ?? 0) - 2;
  const after = ordered[index + 1]?.order ?? before + 2;
  const between = (before + after) / 2;
  if (after - before > NARROWEST && isStorable(between)) return [{ ...moved, order: between }];
  return ordered.flatMap((one, order) => (one.order === order ? [] : [{ ...one, order }]));
}

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
