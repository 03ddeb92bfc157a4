/** Firestore's own databases: leads and other things that only staff may read. */
const PREFIX = 'firestore/';

/** Deletes what admin pages kept on this device. Where another tab holds it open, it goes when that tab does. */
export async function deleteStaffCache(): Promise<void> {
  // Missing in older browsers: there the cache stays until it is cleared by hand.
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return;
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(PREFIX)) indexedDB.deleteDatabase(name);
  }
}
