import { deleteLastViews } from './last-views';

/** Name prefix of Firestore's databases, which hold leads and other data for staff only. */
const PREFIX = 'firestore/';
/** Database of the last answers of staff screens (staff-answers.ts). */
export const STAFF_ANSWERS = 'staff-answers';

/** Deletes what staff screens showed last. */
export function deleteStaffScreens(): void {
  deleteLastViews();
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(STAFF_ANSWERS);
}

/** Deletes the data of staff from this device. A database that another tab has open is deleted when that tab closes. */
export async function deleteStaffCache(): Promise<void> {
  deleteLastViews();
  // Older browsers cannot list databases: the cache stays until site data is cleared.
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return;
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(PREFIX) || name === STAFF_ANSWERS) indexedDB.deleteDatabase(name);
  }
}
