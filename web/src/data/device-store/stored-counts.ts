import { openDB, type IDBPDatabase } from 'idb';
import { within } from '../../lib/within';

const TIMEOUT_MS = 5_000;

/**
 * Number of values in each store of this site's database; null where it cannot be opened. Holds no content. Rejects with a TimeoutError
 * where the database does not answer.
 */
export async function storedCounts(): Promise<Record<string, number> | null> {
  return typeof indexedDB === 'undefined' ? null : within(TIMEOUT_MS, countAll());
}

async function countAll(): Promise<Record<string, number> | null> {
  let db: IDBPDatabase | undefined;
  try {
    db = await openDB('catalogue');
    const names = [...db.objectStoreNames];
    if (names.length === 0) return {};
    const transaction = db.transaction(names);
    const count = async (name: string) => [name, await transaction.objectStore(name).count()] as const;
    const [counts] = await Promise.all([Promise.all(names.map(count)), transaction.done]);
    return Object.fromEntries(counts);
  } catch {
    return null;
  } finally {
    db?.close();
  }
}
