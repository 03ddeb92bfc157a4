import { observable } from '../../lib/observable';
import { viewOf, type CatalogueView } from './view';
import type { Details, Snapshot } from './snapshot';

/** The catalogue in memory, which every page reads synchronously. Replaced whole, so React can compare by identity. */
export interface CatalogueState {
  /** `loading`: nothing or only initial data is loaded; `unavailable`: nothing is stored and the server is unreachable. */
  state: 'loading' | 'ready' | 'unavailable';
  snapshot: Snapshot | null;
  view: CatalogueView | null;
  details: Details | null;
  /** The last attempt to load current details failed. */
  detailsFailed: boolean;
  /** `pending`: not checked since the page opened; `fresh`: the server confirmed it; `stale`: the last check failed. */
  confirmation: 'pending' | 'fresh' | 'stale';
  /** Server time, ms, of the last confirmation; null: never. */
  confirmedAt: number | null;
  /** What the server rendered into this page and the snapshot does not hold; null once the whole list is loaded. */
  initialData: { counts: ReadonlyMap<string, number>; renderedAt: number; isMissing: boolean; listPage: number } | null;
}

/** Shows the hidden prices that the person on this device may see, and no others. Answers its own results with themselves. */
export type PriceMerger = (snapshot: Snapshot, details: Details | null) => Pick<CatalogueState, 'snapshot' | 'details'>;

let mergePrices: PriceMerger | null = null;

const store = observable<CatalogueState>({
  state: 'loading',
  snapshot: null,
  view: null,
  details: null,
  detailsFailed: false,
  confirmation: 'pending',
  confirmedAt: null,
  initialData: null,
});

let initial = store.get();

/** The state that the server rendered and that hydration starts from. */
export const initialCatalogue = (): CatalogueState => initial;

export const catalogue = store.get;
export const subscribe = store.subscribe;

/** Updates part of the state. Notifies no one when nothing changed. */
export function updateCatalogue(change: Partial<Omit<CatalogueState, 'view'>>): void {
  const current = store.get();
  const keys = Object.keys(change) as (keyof typeof change)[];
  if (keys.every((key) => current[key] === change[key])) return;
  const next = { ...current, ...change };
  if (mergePrices && next.snapshot) Object.assign(next, mergePrices(next.snapshot, next.details));
  const { snapshot } = next;
  store.set({ ...next, view: snapshot === current.snapshot ? current.view : snapshot && viewOf(snapshot) });
}

/** Applies `merger` to what is shown, and to all that will be. */
export function setPriceMerger(merger: PriceMerger): void {
  mergePrices = merger;
  const { snapshot, details } = store.get();
  if (snapshot) updateCatalogue(merger(snapshot, details));
}

/** Makes initial data the whole state: on the server for each page, in the browser before hydration. */
export function startFrom(change: Pick<CatalogueState, 'snapshot' | 'details' | 'initialData' | 'confirmation'>): void {
  updateCatalogue(change);
  initial = store.get();
}

/** Whether the details in memory are no older than the list. */
export function hasDetails(): boolean {
  const { snapshot, details } = catalogue();
  return snapshot !== null && details !== null && details.version >= snapshot.version;
}
