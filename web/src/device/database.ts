import { completionOf, resultOf } from './indexed-db';
import { openStores, optionsOf, type StoreName } from './open-stores';
import { storageErrorState, type StorageError } from './storage-error';

/** A database that takes longer counts as blocked, because first paint waits for it. It is used once it opens. */
const OPEN_TIMEOUT_MS = 2_000;

/** A value that only this page's memory holds. */
interface Held {
  value: unknown;
  /** The stored value that it was made from; undefined where nothing was stored. */
  base: unknown;
}

/**
 * One IndexedDB database, shared by pages and the service worker. Where it is missing, blocked, broken or full, values
 * live in this page's memory: every call still works, and `storageError()` says why nothing outlasts the page.
 */
let connection: Promise<IDBDatabase | null> | null = null;
const memory = new Map<StoreName, Map<string, Held>>();

const inMemory = (store: StoreName): Map<string, Held> => {
  const held = memory.get(store) ?? new Map<string, Held>();
  memory.set(store, held);
  return held;
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other));

/** What is stored wins once it differs from what the held value was made from: another tab has changed or deleted it since. */
const newest = (held: Held | undefined, stored: unknown): unknown =>
  held !== undefined && isSame(held.base, stored) ? held.value : stored;

/** Why values do not outlast the page; null while they do. */
export const storageError = storageErrorState.get;

/** Calls `listener` whenever `storageError()` changes; returns the function that stops it. */
export const onStorageError = storageErrorState.subscribe;

const dropConnection = (): void => void (connection = null);

/** Moves values into the database that were written while it was unavailable. */
async function moveMemoryInto(db: IDBDatabase): Promise<void> {
  for (const [store, values] of memory) {
    for (const [key, held] of values) {
      const transaction = db.transaction(store, 'readwrite');
      const end = completionOf(transaction);
      transaction.objectStore(store).put(held.value, optionsOf(store).keyPath ? undefined : key);
      await end;
      if (values.get(key) === held) values.delete(key);
    }
  }
}

async function connect(opening: Promise<IDBDatabase>): Promise<IDBDatabase | null> {
  try {
    const db = await opening;
    await moveMemoryInto(db);
    storageErrorState.set(null);
    return db;
  } catch (error) {
    storageErrorState.set(errorOf(error));
    return null;
  }
}

async function open(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === 'undefined') {
    storageErrorState.set('missing');
    return null;
  }
  const ready = connect(openStores(dropConnection));
  const late = Symbol('late');
  const first = await Promise.race([ready, new Promise<typeof late>((resolve) => setTimeout(resolve, OPEN_TIMEOUT_MS, late))]);
  if (first !== late) return first;
  storageErrorState.set('blocked');
  void ready.then((db) => {
    if (db) connection = ready;
  });
  return null;
}

const errorOf = (error: unknown): StorageError =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken';

/** Runs `work` on the open database; once more on a new connection if the browser has closed the old one. */
async function withDatabase<Result>(work: (db: IDBDatabase) => Promise<Result>): Promise<Result | null> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const db = await (connection ??= open());
    if (!db) return null;
    try {
      return await work(db);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'InvalidStateError' && attempt === 0) dropConnection();
      else {
        storageErrorState.set(errorOf(error));
        return null;
      }
    }
  }
  return null;
}

/** The value under `key`, or undefined. Another release may have written it: parse it. */
export async function read(store: StoreName, key: string): Promise<unknown> {
  const held = inMemory(store).get(key);
  const found = await withDatabase(async (db) => ({
    stored: await resultOf<unknown>(db.transaction(store).objectStore(store).get(key)),
  }));
  return found === null ? held?.value : newest(held, found.stored);
}

/** Every value of `store` by its key. */
export async function readAll(store: StoreName): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>();
  const isRead = await withDatabase(async (db) => {
    const stored = db.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([resultOf(stored.getAllKeys()), resultOf<unknown[]>(stored.getAll())]);
    keys.forEach((key, index) => typeof key === 'string' && all.set(key, values[index]));
    return true;
  });
  for (const [key, held] of inMemory(store)) {
    const value = isRead === null ? held.value : newest(held, all.get(key));
    if (value !== undefined) all.set(key, value);
  }
  return all;
}

/**
 * Replaces the value under `key` by the result of `change`, in one transaction across tabs. `change` must be synchronous
 * and free of side effects; undefined removes the value, the same object writes nothing. Resolves to true when the disk has it; to false when only this
 * page's memory has it or, without `orInMemory`, when nothing was changed.
 */
export async function change(
  store: StoreName,
  key: string,
  change: (current: unknown) => unknown,
  orInMemory = true,
): Promise<boolean> {
  const held = inMemory(store);
  const options = optionsOf(store);
  const made: Held[] = [];
  const isStored = await withDatabase(async (db) => {
    const transaction = db.transaction(store, 'readwrite', options.durability ? { durability: options.durability } : {});
    const end = completionOf(transaction);
    const stored = transaction.objectStore(store);
    const before = await resultOf<unknown>(stored.get(key));
    const next = change(newest(held.get(key), before));
    made[0] = { value: next, base: before };
    if (next === undefined) stored.delete(key);
    else if (next !== before) stored.put(next, options.keyPath ? undefined : key);
    await end;
    held.delete(key);
    if (storageErrorState.get() === 'full') storageErrorState.set(null);
    return true;
  });
  if (isStored) return true;
  if (!orInMemory) return false;
  const next = made[0] ?? { value: change(held.get(key)?.value), base: held.get(key)?.base };
  if (next.value === undefined) held.delete(key);
  else held.set(key, next);
  return false;
}

/** Stores `value` under `key` (in `outbox`, `attachments` and `uploads` its own `id` must be `key`). Resolves as `change` does. */
export const write = (store: StoreName, key: string, value: unknown): Promise<boolean> => change(store, key, () => value);

/** Removes what is under `key`, if anything. */
export const remove = (store: StoreName, key: string): Promise<boolean> => change(store, key, () => undefined);
