import { observable } from '../lib/observable';
import { viewOf, type CatalogueView } from './view';
import type { Details, Snapshot } from './snapshot';

/** The catalogue in memory: what every page reads, synchronously. Replaced whole, so React can compare by identity. */
export interface CatalogueState {
  /** `loading`: nothing or only part of it is here yet; `unavailable`: nothing is here and the server can't be asked. */
  state: 'loading' | 'ready' | 'unavailable';
  snapshot: Snapshot | null;
  view: CatalogueView | null;
  details: Details | null;
  /** The last attempt to get current details came to nothing. */
  detailsFailed: boolean;
  /** Whether the server stands by it: not asked yet since this page opened, yes, or it could not be asked. */
  confirmation: 'pending' | 'fresh' | 'stale';
  /** Server time, ms, when the server last confirmed it; null: never. */
  confirmedAt: number | null;
}

const store = observable<CatalogueState>({
  state: 'loading',
  snapshot: null,
  view: null,
  details: null,
  detailsFailed: false,
  confirmation: 'pending',
  confirmedAt: null,
});

export const catalogue = store.get;
export const subscribe = store.subscribe;

/** Changes some of the state; tells nobody when nothing changed. */
export function set(change: Partial<Omit<CatalogueState, 'view'>>): void {
  const current = store.get();
  const keys = Object.keys(change) as (keyof typeof change)[];
  if (keys.every((key) => current[key] === change[key])) return;
  const snapshot = change.snapshot === undefined ? current.snapshot : change.snapshot;
  const view = snapshot === current.snapshot ? current.view : snapshot && viewOf(snapshot);
  store.set({ ...current, ...change, view });
}

/** Whether the details in memory are no older than the list. */
export function hasDetails(): boolean {
  const { snapshot, details } = catalogue();
  return snapshot !== null && details !== null && details.version >= snapshot.version;
}
