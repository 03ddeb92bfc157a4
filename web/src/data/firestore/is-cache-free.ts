import { within } from '../../lib/within';

const TIMEOUT_MS = 2_000;

/**
 * Whether a database of this device can be written to; one that does not exist yet can. In WebKit the transactions of a page that was
 * left may hold it for good, and Firestore would wait for them without an end.
 */
export async function isCacheFree(name: string): Promise<boolean> {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return true;
  try {
    const databases = await within(TIMEOUT_MS, indexedDB.databases());
    // Opening it would create it, in a version that its owner does not know.
    if (!databases.some((one) => one.name === name)) return true;
    return await within(TIMEOUT_MS, write(name));
  } catch {
    return false;
  }
}

/** Begins and ends a transaction over every store. */
function write(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onblocked = opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const { result: database } = opening;
      const end = (isFree: boolean): void => {
        database.close();
        resolve(isFree);
      };
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) {
        end(true);
        return;
      }
      const transaction = database.transaction(stores, 'readwrite');
      transaction.oncomplete = () => end(true);
      transaction.onabort = () => end(false);
      transaction.commit();
    };
  });
}
