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
