import type { StoreName } from './open-stores';

export type Change = (current: unknown) => unknown;

/** A value that only this page's memory holds. */
export interface Held {
  /** undefined: deleted. */
  value: unknown;
  /** What was stored when it was made (undefined: nothing), and what this page may have stored since. */
  bases: readonly unknown[];
  /** Set where the storage has not said what it holds: the changes to apply to that. `bases` is empty then. */
  changes?: readonly Change[] | undefined;
}

const memory = new Map<StoreName, Map<string, Held>>();

/** The values of one store that only memory holds. */
export function heldIn(store: StoreName): Map<string, Held> {
  const held = memory.get(store) ?? new Map<string, Held>();
  memory.set(store, held);
  return held;
}

/** Store and key of every held value. */
export const heldKeys = (): [StoreName, string][] =>
  [...memory].flatMap(([store, values]) => [...values.keys()].map((key): [StoreName, string] => [store, key]));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other));

const applyAll = (changes: readonly Change[], value: unknown): unknown => changes.reduce((now, change) => change(now), value);

/**
 * The current value where the storage holds `stored`. What is stored wins once it differs from what the held value was made from:
 * another tab has changed or deleted it since.
 */
export function newest(held: Held | undefined, stored: unknown): unknown {
  if (held?.changes) return applyAll(held.changes, stored);
  return held?.bases.some((base) => isSame(base, stored)) ? held.value : stored;
}

/** What is held after one more change while the storage does not answer. */
export function afterChange(held: Held | undefined, change: Change): Held {
  const value = change(held?.value);
  return held !== undefined && held.changes === undefined
    ? { value, bases: held.bases }
    : { value, bases: [], changes: [...(held?.changes ?? []), change] };
}

/** What is held where a value was decided over `stored`, and perhaps written. */
export const afterDecision = (held: Held | undefined, stored: unknown, value: unknown): Held => ({
  value,
  bases: [...(held ? [...held.bases, held.value] : []), stored, value],
});
