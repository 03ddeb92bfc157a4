import { LIMITS } from '@catalogue/contract/limits';
import type { Category } from '@catalogue/contract/entities/category';

const isStorable = (order: number): boolean => order >= LIMITS.order.min && order <= LIMITS.order.max;

/** An item of a list that staff order. */
export type Ordered = Pick<Category, 'id' | 'order' | 'revision'>;

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
