import { observable } from '../lib/observable';
import { resultOf, completionOf, openDatabase } from './indexed-db';

/**
 * What this device keeps: one IndexedDB database, shared by pages and the service worker. Where it can't be had
 * (blocked, missing, broken) or is full, values live in this page's memory instead: every call below still works,
 * and `storageTrouble()` says that nothing will outlast the page.
 */
const NAME = 'catalogue';
const VERSION = 1;

interface StoreOptions {
  keyPath?: 'id';
  /** Flushed to the disk before a write counts as kept: a lost enquiry is worse than a slow one. */
  durability?: 'strict';
}

const STORES = {
  /** The public catalogue: list, details, search index; one value each. */
  catalogue: {},
  /** Enquiries and orders on their way to the server. */
  outbox: { keyPath: 'id', durability: 'strict' },
  /** Half-filled forms. */
  drafts: {},
  /** Pictures on their way to Storage. */
  uploads: { keyPath: 'id' },
  /** What "Take it with you" was asked for. */
  kept: {},
  settings: {},
} as const satisfies Record<string, StoreOptions>;

export type StoreName = keyof typeof STORES;

/**
 * Why values do not outlast the page: `missing` (no IndexedDB here), `blocked` (another tab holds an older format),
 * `full` (no space left) or `broken` (refused or damaged).
 */
export type StorageError = 'missing' | 'blocked' | 'full' | 'broken';

/** A database that has not opened by now is treated as blocked: first paint waits for it. It is taken up when it opens after all. */
const OPEN_TIMEOUT_MS = 2_000;

const optionsOf = (store: StoreName): StoreOptions => STORES[store];

let connection: Promise<IDBDatabase | null> | null = null;
const errorState = observable<StorageError | null>(null);
const memory = new Map<StoreName, Map<string, unknown>>();

const inMemory = (store: StoreName): Map<string, unknown> => {
  const held = memory.get(store) ?? new Map<string, unknown>();
  memory.set(store, held);
  return held;
};

/** What keeps this device from remembering, or null while all is well. */
export const storageError = errorState.get;

/** Calls `listener` whenever `storageTrouble()` changes; returns the way to stop. */
export const onStorageError = errorState.subscribe;

const hasAllStores = (db: IDBDatabase): boolean => Object.keys(STORES).every((name) => db.objectStoreNames.contains(name));

function upgrade(db: IDBDatabase): void {
  for (const [name, options] of Object.entries<StoreOptions>(STORES)) {
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, options.keyPath ? { keyPath: options.keyPath } : {});
  }
}

const dropConnection = (): void => void (connection = null);

async function openAnyVersion(): Promise<IDBDatabase> {
  const events = {
    // Another tab wants a newer format: let it. This tab reconnects on its next call, or lives from memory.
    blocking: (db: IDBDatabase) => {
      dropConnection();
      db.close();
    },
    closed: dropConnection,
  };
  try {
    return await openDatabase(NAME, VERSION, { upgrade, ...events });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    // A newer build made it and an older one runs now (rolled back): its stores do if ours are among them.
    const newer = await openDatabase(NAME, undefined, events);
    if (hasAllStores(newer)) return newer;
    newer.close();
    throw error;
  }
}

/** Values that were written while the database was out of reach move into it. */
async function moveMemoryInto(db: IDBDatabase): Promise<void> {
  for (const [store, values] of memory) {
    for (const [key, value] of values) {
      const transaction = db.transaction(store, 'readwrite');
      const end = completionOf(transaction);
      transaction.objectStore(store).put(value, optionsOf(store).keyPath ? undefined : key);
      await end;
      if (values.get(key) === value) values.delete(key);
    }
  }
}

async function connect(opening: Promise<IDBDatabase>): Promise<IDBDatabase | null> {
  try {
    const db = await opening;
    await moveMemoryInto(db);
    errorState.set(null);
    return db;
  } catch (error) {
    errorState.set(errorOf(error));
    return null;
  }
}

async function open(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === 'undefined') {
    errorState.set('missing');
    return null;
  }
  const ready = connect(openAnyVersion());
  const late = Symbol('late');
  const first = await Promise.race([ready, new Promise<typeof late>((resolve) => setTimeout(resolve, OPEN_TIMEOUT_MS, late))]);
  if (first !== late) return first;
  errorState.set('blocked');
  void ready.then((db) => {
    if (db) connection = ready;
  });
  return null;
}

const errorOf = (error: unknown): StorageError =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken';

/** Runs `work` on the open database; once more on a new connection where the browser has closed the old one meanwhile. */
async function withDatabase<Result>(work: (db: IDBDatabase) => Promise<Result>): Promise<Result | null> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const db = await (connection ??= open());
    if (!db) return null;
    try {
      return await work(db);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'InvalidStateError' && attempt === 0) dropConnection();
      else {
        errorState.set(errorOf(error));
        return null;
      }
    }
  }
  return null;
}

/** The value under `key`, or undefined. It comes from outside (an older build may have written it): parse it. */
export async function read(store: StoreName, key: string): Promise<unknown> {
  const held = inMemory(store);
  if (held.has(key)) return held.get(key);
  return (await withDatabase((db) => resultOf<unknown>(db.transaction(store).objectStore(store).get(key)))) ?? undefined;
}

/** Every value of `store` by its key. */
export async function readAll(store: StoreName): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>();
  await withDatabase(async (db) => {
    const stored = db.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([resultOf(stored.getAllKeys()), resultOf<unknown[]>(stored.getAll())]);
    keys.forEach((key, place) => typeof key === 'string' && all.set(key, values[place]));
  });
  for (const [key, value] of inMemory(store)) all.set(key, value);
  return all;
}

/**
 * Replaces the value under `key` by what `change` makes of it, in one transaction: two tabs never undo each other's
 * work. `change` must be synchronous and free of side effects; undefined removes the value.
 * Resolves to true when it is on the disk, to false when only this page's memory holds it or, without `orInMemory`, when
 * nothing was changed.
 */
export async function change(
  store: StoreName,
  key: string,
  change: (current: unknown) => unknown,
  orInMemory = true,
): Promise<boolean> {
  const held = inMemory(store);
  const options = optionsOf(store);
  const made: unknown[] = [];
  const kept = await withDatabase(async (db) => {
    const transaction = db.transaction(store, 'readwrite', options.durability ? { durability: options.durability } : {});
    const end = completionOf(transaction);
    const stored = transaction.objectStore(store);
    const current: unknown = held.has(key) ? held.get(key) : await resultOf<unknown>(stored.get(key));
    const next = change(current);
    made[0] = next;
    if (next === undefined) stored.delete(key);
    else stored.put(next, options.keyPath ? undefined : key);
    await end;
    held.delete(key);
    if (errorState.get() === 'full') errorState.set(null);
    return true;
  });
  if (kept) return true;
  if (!orInMemory) return false;
  const next = made.length > 0 ? made[0] : change(held.get(key));
  if (next === undefined) held.delete(key);
  else held.set(key, next);
  return false;
}

/** Stores `value` under `key` (in `outbox` and `uploads` its own `id` must be `key`). Resolves as `change` does. */
export const write = (store: StoreName, key: string, value: unknown): Promise<boolean> => change(store, key, () => value);

/** Removes what is under `key`, if anything. */
export const remove = (store: StoreName, key: string): Promise<boolean> => change(store, key, () => undefined);
