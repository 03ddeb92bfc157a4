import { completionOf, openDatabase, resultOf } from '../device-store/indexed-db';
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

async function withStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Result): Promise<Awaited<Result>> {
  const db = await openDatabase(STAFF_QUERIES, 1, {
    upgrade: (created) => created.createObjectStore(STORE, { keyPath: 'hash' }),
    blocking: (old) => old.close(),
    closed: () => undefined,
  });
  try {
    const transaction = db.transaction(STORE, mode);
    const end = completionOf(transaction);
    const result = await work(transaction.objectStore(STORE));
    await end;
    return result;
  } finally {
    // An open connection would hold up the deletion after logging out.
    db.close();
  }
}

/** All answers of this device. Rejects where storage is missing or broken. */
export const readStaffQueries = (): Promise<PersistedQuery[]> =>
  withStore('readonly', (store) => resultOf(store.getAll() as IDBRequest<PersistedQuery[]>));

/** Stores `answers`, each in place of the one before, and deletes those of `gone`. */
export const changeStaffQueries = (answers: readonly PersistedQuery[], gone: readonly string[] = []): Promise<void> =>
  withStore('readwrite', (store) => {
    for (const answer of answers) store.put(answer);
    for (const hash of gone) store.delete(hash);
  });
