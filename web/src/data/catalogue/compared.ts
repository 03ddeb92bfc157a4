import {
  isSameItem,
  MAX_COMPARED,
  readComparison,
  writeComparison,
  type ComparedItem,
} from '@catalogue/contract/comparison-query';
import { observable } from '../../lib/observable';
import { once } from '../../lib/once';

/* The products that this device compares, as the query of the comparison's address: each tab shows the same ones. */

const KEY = 'compare';
const state = observable('');

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is off: memory holds them for this visit.
    return '';
  }
}

const start = once(() => {
  state.set(stored());
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) state.set(stored());
  });
  return true;
});

/** The query of the comparison; '' without products. */
export function comparedQuery(): string {
  start();
  return state.get();
}
export const onComparedChange = state.subscribe;

export function setCompared(query: string): void {
  start();
  state.set(query);
  try {
    if (query === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, query);
  } catch {
    // Storage is off, or full.
  }
}

export const isCompared = (item: ComparedItem, query = comparedQuery()): boolean =>
  query !== '' && readComparison(new URLSearchParams(query)).items.some((one) => isSameItem(one, item));

/** Adds a product to the comparison or takes it out. Returns false when there is no room for it. `pieces` counts for all of them. */
export function toggleCompared(item: ComparedItem, pieces: number | null): boolean {
  const before = readComparison(new URLSearchParams(comparedQuery()));
  const others = before.items.filter((one) => !isSameItem(one, item));
  const isOut = others.length < before.items.length;
  if (!isOut && others.length >= MAX_COMPARED) return false;
  const items = isOut ? others : [...others, item];
  setCompared(
    items.length === 0 ? '' : writeComparison({ pieces: isOut ? before.pieces : (pieces ?? before.pieces), items }).toString(),
  );
  return true;
}
