import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { within } from '../../lib/within';
import { STAFF_QUERIES } from './staff-cache';

/** What a list of a staff screen answered last, for one person and one release. */
export interface PersistedQuery {
  /** Identifies the query. */
  hash: string;
  key: readonly unknown[];
  value: unknown;
  /** When it was answered, in ms. */
  at: number;
  uid: string;
  release: string;
}

const STORE = 'answers';

/** Screens of staff wait for what the device has before they ask the server. */
const TIMEOUT_MS = 3_000;

interface Stores extends DBSchema {
  [STORE]: { key: string; value: PersistedQuery };
}

type Work<Result> = (db: IDBPDatabase<Stores>) => Promise<Result>;

const withDatabase = <Result>(work: Work<Result>): Promise<Result> => within(TIMEOUT_MS, withOpenDatabase(work));

async function withOpenDatabase<Result>(work: Work<Result>): Promise<Result> {
  const db = await openDB<Stores>(STAFF_QUERIES, 1, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: 'hash' }),
  });
  try {
    return await work(db);
  } finally {
    // An open connection would hold up the deletion after logging out.
    db.close();
  }
}

/** All answers of this device. Rejects where storage is missing, broken or silent. */
export const readStaffQueries = (): Promise<PersistedQuery[]> => withDatabase((db) => db.getAll(STORE));

/** Stores `answers`, each in place of the one before, and deletes those of `gone`. */
export const changeStaffQueries = (answers: readonly PersistedQuery[], gone: readonly string[] = []): Promise<void> =>
  withDatabase(async (db) => {
    const { store, done } = db.transaction(STORE, 'readwrite');
    const changes = [...answers.map((answer) => store.put(answer)), ...gone.map((hash) => store.delete(hash))];
    await Promise.all([...changes, done]);
  });
