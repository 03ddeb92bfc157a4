import { openDatabase, resultOf } from './indexed-db';

/** Number of values in each store of this site's database; null where it cannot be opened. Holds no content. */
export async function storedCounts(): Promise<Record<string, number> | null> {
  if (typeof indexedDB === 'undefined') return null;
  const held: { db?: IDBDatabase } = {};
  const close = (): void => held.db?.close();
  try {
    const db = await openDatabase('catalogue', undefined, { blocking: close, closed: () => undefined });
    held.db = db;
    const names = [...db.objectStoreNames];
    if (names.length === 0) return {};
    const transaction = db.transaction(names);
    const counts = await Promise.all(
      names.map(async (name) => [name, await resultOf(transaction.objectStore(name).count())] as const),
    );
    return Object.fromEntries(counts);
  } catch {
    return null;
  } finally {
    close();
  }
}
