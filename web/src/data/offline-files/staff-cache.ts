import { within } from '../../lib/within';

/** Name prefix of Firestore's databases, which hold leads and other data for staff only. */
const PREFIX = 'firestore/';
/** Database of the last answers of staff screens (staff-queries.ts). */
export const STAFF_QUERIES = 'staff-queries';

/** Longest waits, ms. A database that another tab has open is deleted only when that tab closes. */
const TIMEOUT_MS = { list: 2_000, deletion: 2_000 } as const;

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
    setTimeout(resolve, TIMEOUT_MS.deletion);
  });

/** Deletes the data of staff from this device. Never rejects. */
export async function deleteStaffCache(): Promise<void> {
  // Older browsers cannot list databases: the cache stays until site data is cleared.
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return;
  const databases = await within(TIMEOUT_MS.list, indexedDB.databases()).catch(() => []);
  const names = databases.map(({ name = '' }) => name);
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) || name === STAFF_QUERIES).map(deleteDatabase));
}
