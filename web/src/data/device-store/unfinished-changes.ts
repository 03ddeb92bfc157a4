import { readOwner, type TextStorage } from './data-owner';
import { heldIn, heldKeys, type Change, type Held } from './held-values';
import type { StoreName } from './open-stores';

/** A change that the disk has not confirmed. */
export interface UnfinishedChange {
  store: StoreName;
  key: string;
  change: Change;
  /** Set once the stored value has been read. */
  made?: Held;
}

/** Key in sessionStorage. It lives as long as the tab, and the next page of the tab deletes it. */
const KEY = 'unfinished-changes';

/** Stores of what people type and collect. Their values are JSON: files are in stores of their own. */
const STORES: readonly StoreName[] = ['drafts', 'outbox', 'settings', 'downloads'];

/** sessionStorage and document as the service worker's types see them: it has neither. */
interface TabScope {
  document?: object;
  sessionStorage?: TextStorage;
}
const tab = globalThis as TabScope;

const lastRead = new Map<string, unknown>();
const nameOf = (store: StoreName, key: string): string => `${store}/${key}`;

/** Remembers what the storage held, as the base of changes that it may not finish. */
export function noteStored(store: StoreName, key: string, value: unknown): void {
  if (STORES.includes(store)) lastRead.set(nameOf(store, key), value);
}

interface Entry {
  store: StoreName;
  key: string;
  value?: unknown;
  /** Each one in an array, which is empty where nothing was stored; null: unknown. */
  bases: unknown[][] | null;
}

const toEntry = (store: StoreName, key: string, { value, bases, changes }: Held): Entry => ({
  ...{ store, key, value },
  bases: changes ? null : bases.map((base) => (base === undefined ? [] : [base])),
});

const fromEntry = ({ value, bases }: Entry): Held =>
  bases === null ? { value, bases: [], changes: [() => value] } : { value, bases: bases.map(([base]) => base) };

function heldAfter({ store, key, change, made }: UnfinishedChange, before: Held | undefined): Held {
  if (made) return made;
  const name = nameOf(store, key);
  if (before) return { ...before, value: change(before.value) };
  const base = lastRead.get(name);
  const value = change(base);
  return lastRead.has(name) ? { value, bases: [base] } : { value, bases: [], changes: [change] };
}

/** JSON of a value; throws for what JSON cannot hold, such as a file. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'object' && part !== null && !Array.isArray(part) && Object.getPrototypeOf(part) !== Object.prototype)
      throw new TypeError('Not JSON');
    return part;
  });

function entriesOf(unfinished: Iterable<UnfinishedChange>): string[] {
  const held = new Map<string, { store: StoreName; key: string; held: Held }>();
  for (const [store, key] of heldKeys()) {
    const value = heldIn(store).get(key);
    if (value) held.set(nameOf(store, key), { store, key, held: value });
  }
  for (const one of unfinished) {
    const name = nameOf(one.store, one.key);
    held.set(name, { store: one.store, key: one.key, held: heldAfter(one, held.get(name)?.held) });
  }
  return [...held.values()].flatMap((one) => {
    if (!STORES.includes(one.store)) return [];
    try {
      return [toJson(toEntry(one.store, one.key, one.held))];
    } catch {
      return [];
    }
  });
}

/** Whose data this page began with: what it has not stored is not the next person's. */
const owner = readOwner();

/** Leaves changes that the disk has not confirmed to the next page of this tab: leaving a page aborts its transactions. */
function passOn(unfinished: Iterable<UnfinishedChange>): void {
  if (owner !== null && readOwner() !== owner) return;
  const entries = entriesOf(unfinished);
  try {
    if (entries.length > 0) tab.sessionStorage?.setItem(KEY, `[${entries.join(',')}]`);
  } catch {
    // Storage is switched off or full.
  }
}

/** Deletes what was passed on, and returns it. */
function takeEntries(): Entry[] {
  try {
    const entries = JSON.parse(tab.sessionStorage?.getItem(KEY) ?? '[]') as Entry[];
    tab.sessionStorage?.removeItem(KEY);
    return entries;
  } catch {
    // Storage is switched off.
    return [];
  }
}

/** Takes over what the page before could not finish, and passes on what this one does not. Does nothing in the service worker. */
export function shareUnfinished(unfinished: Iterable<UnfinishedChange>): void {
  if (tab.document === undefined || typeof addEventListener !== 'function') return;
  for (const entry of takeEntries()) heldIn(entry.store).set(entry.key, fromEntry(entry));
  addEventListener('pagehide', () => passOn(unfinished));
  // Restored from the back/forward cache, the page finishes its changes itself.
  addEventListener('pageshow', (event) => 'persisted' in event && event.persisted && takeEntries());
}
