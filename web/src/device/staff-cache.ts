/** Name prefix of Firestore's databases, which hold leads and other data for staff only. */
const PREFIX = 'firestore/';

/** Deletes Firestore's data from this device. A database that another tab has open is deleted when that tab closes. */
export async function deleteStaffCache(): Promise<void> {
  // Older browsers cannot list databases: the cache stays until site data is cleared.
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return;
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(PREFIX)) indexedDB.deleteDatabase(name);
  }
}
