import { openDB, type IDBPDatabase } from 'idb';

/** Number of values in each store of this site's database; null where it cannot be opened. Holds no content. */
export async function storedCounts(): Promise<Record<string, number> | null> {
  if (typeof indexedDB === 'undefined') return null;
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
