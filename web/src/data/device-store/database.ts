import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { isTimeout, within } from '../../lib/within';
import { afterChange, afterDecision, heldIn, heldKeys, newest, type Held } from './held-values';
import { openStores, optionsOf, type StoreName } from './open-stores';
import { storageErrorState, type StorageError } from './storage-error';
import { noteStored, shareUnfinished, type UnfinishedChange } from './unfinished-changes';

/** Longest waits for the storage. First paint and every form wait for it. */
const TIMEOUT_MS = { open: 2_000, operation: 3_000, repeat: 1_000 } as const;

/** Pauses before a storage that does not answer is opened again; meanwhile memory answers at once. */
const RETRY_MS = { first: 5_000, longest: 60_000 } as const;

/**
 * One IndexedDB database, shared by pages and the service worker. Where it is missing, blocked, broken, full or does not
 * answer, values live in this page's memory: every call still works, and `storageError()` says why nothing outlasts the page.
 */
let connection: IDBPDatabase | null = null;
let opening: Promise<IDBPDatabase | null> | null = null;
/** Whether the storage is tried again in the background. Memory serves meanwhile. */
let isRetrying = false;

const unfinished = new Set<UnfinishedChange>();

/** Why values do not outlast the page; null while they do. */
export const storageError = storageErrorState.get;

/** Calls `listener` whenever `storageError()` changes; returns the function that stops it. */
export const onStorageError = storageErrorState.subscribe;

function errorOf(error: unknown): StorageError {
  if (isTimeout(error)) return 'blocked';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken';
}

/** Runs `work`. Past the limit its transactions are aborted, and it rejects with a TimeoutError. */
async function limited<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  try {
    return await within(ms, work(stop.signal));
  } catch (error) {
    if (isTimeout(error)) stop.abort();
    throw error;
  }
}

function begin<Mode extends 'readonly' | 'readwrite'>(
  db: IDBPDatabase,
  store: StoreName,
  mode: Mode,
  signal: AbortSignal,
): IDBPTransaction<unknown, [StoreName], Mode> {
  const { durability } = optionsOf(store);
  const transaction = db.transaction(store, mode, mode === 'readwrite' && durability ? { durability } : {});
  // Who fails earlier never awaits it.
  transaction.done.catch(() => undefined);
  signal.addEventListener('abort', () => {
    try {
      transaction.abort();
    } catch {
      // It has ended, and its event has not arrived.
    }
  });
  return transaction;
}

/** Replaces one value in one transaction. Resolves when the disk has it. */
async function replace(
  db: IDBPDatabase,
  store: StoreName,
  key: string,
  signal: AbortSignal,
  decide: (before: unknown) => unknown,
): Promise<void> {
  const transaction = begin(db, store, 'readwrite', signal);
  const before: unknown = await transaction.store.get(key);
  const next = decide(before);
  if (next === undefined) await transaction.store.delete(key);
  else if (next !== before) await transaction.store.put(next, optionsOf(store).keyPath ? undefined : key);
  await transaction.done;
  noteStored(store, key, next);
}

/** Moves one value into the database that was written while it was unavailable. */
async function moveHeld(db: IDBPDatabase, store: StoreName, key: string): Promise<void> {
  const values = heldIn(store);
  while (values.has(key)) {
    let moved: Held | undefined;
    await limited(TIMEOUT_MS.operation, (signal) =>
      replace(db, store, key, signal, (before) => {
        const held = values.get(key);
        if (held === undefined) return before;
        moved = afterDecision(held, before, newest(held, before));
        values.set(key, moved);
        return moved.value;
      }),
    );
    // Otherwise it has changed meanwhile.
    if (values.get(key) === moved) values.delete(key);
  }
}

let moves: Promise<unknown> = Promise.resolve();

/** Moves every held value, one after the other: two connections must not repeat one change. Rejects where one has no room. */
function moveAllHeld(db: IDBPDatabase): Promise<void> {
  const move = async () => {
    const withoutRoom: unknown[] = [];
    for (const [store, key] of heldKeys()) {
      await moveHeld(db, store, key).catch((error: unknown) => {
        if (errorOf(error) !== 'full') throw error;
        // A smaller one may fit.
        withoutRoom.push(error);
      });
    }
    if (withoutRoom.length > 0) throw withoutRoom[0];
  };
  const moved = moves.then(move, move);
  moves = moved.catch(() => undefined);
  return moved;
}

/** Stores what memory holds through a new connection, or one that another call has opened. False where it does not answer either. */
async function storeHeld(): Promise<boolean> {
  const db = await connected();
  if (db === null) return false;
  try {
    await moveAllHeld(db);
    storageErrorState.set(null);
    return true;
  } catch (error) {
    giveUp(db, error);
    return false;
  }
}

/** Whether `endError` stores what memory holds, or did a moment ago: it may be large files. */
let isStoringHeld = false;

/** Ends the error of a storage that answers again, once it has what memory holds. */
function endError(): void {
  if (heldKeys().length === 0) storageErrorState.set(null);
  else if (!isStoringHeld) {
    isStoringHeld = true;
    void storeHeld().then(() => setTimeout(() => (isStoringHeld = false), RETRY_MS.first));
  }
}

function giveUp(db: IDBPDatabase, error: unknown): void {
  // A full disk can be read.
  if (connection === db && errorOf(error) !== 'full') {
    connection = null;
    db.close();
  }
  storageErrorState.set(errorOf(error));
  if (isTimeout(error)) void retry();
}

/** Opens the database and tries it. Rejects where it cannot be used. */
async function connect(): Promise<IDBPDatabase> {
  const db = await openStores(() => {
    if (connection === db) connection = null;
  });
  let problem: StorageError | null = null;
  try {
    await limited(TIMEOUT_MS.operation, (signal) => begin(db, 'settings', 'readonly', signal).store.count());
    // No value may be held in memory when the connection is used: it would never be moved to the database.
    do await moveAllHeld(db);
    while (heldKeys().length > 0);
  } catch (error) {
    problem = errorOf(error);
    // A full disk can be read.
    if (problem !== 'full') {
      storageErrorState.set(problem);
      db.close();
      throw error;
    }
  }
  if (connection === null) connection = db;
  else if (connection !== db) db.close();
  // Listeners read at once, which needs the connection.
  storageErrorState.set(problem);
  return connection;
}

async function retry(): Promise<void> {
  if (isRetrying) return;
  isRetrying = true;
  let isOpen = false;
  for (let wait: number = RETRY_MS.first; !isOpen; wait = Math.min(2 * wait, RETRY_MS.longest)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    isOpen = (await open()) !== null;
  }
  isRetrying = false;
}

/** Opens the database unless it is open. An attempt that takes too long goes on, and counts when it succeeds. */
async function open(): Promise<IDBPDatabase | null> {
  if (connection !== null) return connection;
  try {
    return await within(TIMEOUT_MS.open, connect());
  } catch (error) {
    storageErrorState.set(errorOf(error));
    return null;
  }
}

/** The open database; null while only memory serves. */
async function connected(): Promise<IDBPDatabase | null> {
  if (connection !== null) return connection;
  if (typeof indexedDB === 'undefined') storageErrorState.set('missing');
  if (typeof indexedDB === 'undefined' || isRetrying) return null;
  opening ??= open()
    .then((db) => {
      if (db === null) void retry();
      return db;
    })
    .finally(() => (opening = null));
  return opening;
}

interface Attempt<Result> {
  /** null: the storage failed. */
  result: Result | null;
  isTimeout: boolean;
  /** The database cannot be opened: values are in memory only. */
  isUnavailable?: boolean;
}

/** Runs `work` on the open database; on a new connection if the browser has closed the old one. */
async function attempt<Result>(
  work: (db: IDBPDatabase, signal: AbortSignal) => Promise<Result>,
  ms: number,
  isRepeat = false,
): Promise<Attempt<Result>> {
  const db = await connected();
  if (db === null) return { result: null, isTimeout: false, isUnavailable: true };
  try {
    return { result: await limited(ms, (signal) => work(db, signal)), isTimeout: false };
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'InvalidStateError';
    if ((isClosed || isTimeout(error)) && connection === db) {
      connection = null;
      db.close();
    }
    if (isClosed && !isRepeat) return attempt(work, ms, true);
    storageErrorState.set(errorOf(error));
    return { result: null, isTimeout: isTimeout(error) };
  }
}

/** Reads; once more on a new connection where the old one does not answer. */
async function reading<Result>(work: (db: IDBPDatabase, signal: AbortSignal) => Promise<Result>): Promise<Result | null> {
  const first = await attempt(work, TIMEOUT_MS.operation);
  if (!first.isTimeout) return first.result;
  const second = await attempt(work, TIMEOUT_MS.repeat);
  if (second.isTimeout) void retry();
  else if (second.result !== null) endError();
  return second.result;
}

interface Answer<Value> {
  value: Value;
  /** False where the storage has not said what it holds: `value` is what this page's memory has. */
  isKnown: boolean;
}

async function find(store: StoreName, key: string): Promise<Answer<unknown>> {
  const found = await reading(async (db, signal) => ({
    stored: (await begin(db, store, 'readonly', signal).store.get(key)) as unknown,
  }));
  const held = heldIn(store).get(key);
  if (found === null) return { value: held?.value, isKnown: held !== undefined && !held.changes };
  noteStored(store, key, found.stored);
  return { value: newest(held, found.stored), isKnown: true };
}

async function findAll(store: StoreName): Promise<Answer<Map<string, unknown>>> {
  const found = await reading(async (db, signal) => {
    const stored = begin(db, store, 'readonly', signal).store;
    const [keys, values] = await Promise.all([stored.getAllKeys(), stored.getAll() as Promise<unknown[]>]);
    return keys.flatMap((key, index): [string, unknown][] => (typeof key === 'string' ? [[key, values[index]]] : []));
  });
  for (const [key, value] of found ?? []) noteStored(store, key, value);
  const all = new Map(found);
  for (const [key, held] of heldIn(store)) {
    const value = found === null ? held.value : newest(held, all.get(key));
    if (value === undefined) all.delete(key);
    else all.set(key, value);
  }
  return { value: all, isKnown: found !== null };
}

function known<Value>({ value, isKnown }: Answer<Value>): Value {
  if (!isKnown) throw new Error('The storage does not answer');
  return value;
}

/** The value under `key`, or undefined. Another release may have written it: parse it. */
export const read = async (store: StoreName, key: string): Promise<unknown> => (await find(store, key)).value;

/** Every value of `store` by its key. */
export const readAll = async (store: StoreName): Promise<Map<string, unknown>> => (await findAll(store)).value;

/** As `read`, for callers that give up what is missing. Rejects where the storage does not say what it holds. */
export const readKnown = async (store: StoreName, key: string): Promise<unknown> => known(await find(store, key));

/** As `readAll`, for callers that give up what is missing. Rejects where the storage does not say what it holds. */
export const readAllKnown = async (store: StoreName): Promise<Map<string, unknown>> => known(await findAll(store));

/** The last change of each value: this page makes them one after the other, so that each one knows what became of those before. */
const lastChanges = new Map<string, Promise<unknown>>();

/**
 * Replaces the value under `key` by the result of `change`, in one transaction across tabs. `change` must be synchronous and free of side
 * effects, because it may run again; undefined removes the value, the same object writes nothing. Resolves to true when the disk has it; to false
 * when only this page's memory has it or, without `orInMemory`, when nothing was changed.
 */
export function change(
  store: StoreName,
  key: string,
  change: (current: unknown) => unknown,
  orInMemory = true,
): Promise<boolean> {
  const name = `${store}/${key}`;
  const one: UnfinishedChange = { store, key, change };
  if (orInMemory) unfinished.add(one);
  const before = lastChanges.get(name);
  const changing = (before ? before.then(() => make(one, orInMemory)) : make(one, orInMemory)).finally(() =>
    unfinished.delete(one),
  );
  const settled = changing
    .catch(() => undefined)
    .then(() => {
      if (lastChanges.get(name) === settled) lastChanges.delete(name);
    });
  lastChanges.set(name, settled);
  return changing;
}

async function make(one: UnfinishedChange, orInMemory: boolean): Promise<boolean> {
  const { store, key, change } = one;
  const held = heldIn(store);
  const result = await attempt(async (db, signal) => {
    await replace(db, store, key, signal, (before) => {
      const value = change(newest(held.get(key), before));
      one.made = afterDecision(held.get(key), before, value);
      return value;
    });
    held.delete(key);
    if (storageErrorState.get() === 'full') endError();
    return true;
  }, TIMEOUT_MS.operation);
  if (result.result) return true;
  if (orInMemory) held.set(key, one.made ?? afterChange(held.get(key), change));
  // Perhaps it was stored, and only its end was not reported: that is undone.
  else if (one.made && result.isTimeout) held.set(key, { ...one.made, value: one.made.bases.at(-2) });
  const isMissed = result.isTimeout || (result.isUnavailable === true && connection !== null);
  return isMissed && (await storeHeld()) && orInMemory && !held.has(key);
}

/** Stores `value` under `key` (in `outbox`, `attachments` and `uploads` its own `id` must be `key`). Resolves as `change` does. */
export const write = (store: StoreName, key: string, value: unknown): Promise<boolean> => change(store, key, () => value);

/** Removes what is under `key`, if anything. */
export const remove = (store: StoreName, key: string): Promise<boolean> => change(store, key, () => undefined);

shareUnfinished(unfinished);
