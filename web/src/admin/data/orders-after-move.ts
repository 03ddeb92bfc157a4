import type { Category } from '@catalogue/contract/entities/category';

/** Something that staff put in order. */
export type Ordered = Pick<Category, 'id' | 'order' | 'revision'>;

/** Halving a gap can be done some forty times before numbers run out of digits; long before that all are numbered anew. */
const NARROWEST = 1e-6;

/**
 * What to store after one of `ordered` was moved to where it stands there: its own place alone, between its neighbours, so that
 * two people who move different categories do not meet. Where there is no room between them, all are numbered anew.
 */
export function ordersAfterMove(ordered: readonly Ordered[], movedId: string): Ordered[] {
  const place = ordered.findIndex(({ id }) => id === movedId);
  const moved = ordered[place];
  if (!moved) return [];
  const before = ordered[place - 1]?.order ?? (ordered[place + 1]?.order ?? 0) - 2;
  const after = ordered[place + 1]?.order ?? before + 2;
  if (after - before > NARROWEST) return [{ ...moved, order: (before + after) / 2 }];
  return ordered.flatMap((one, order) => (one.order === order ? [] : [{ ...one, order }]));
}
