/*
 * Who the baskets, forms and files of this device belong to, in localStorage beside the session: it outlasts a session that the server ended.
 * Nobody: a visitor gathered them, and they go over to the person who logs in next.
 */

/** Key in localStorage; its value is a uid. */
export const OWNER_KEY = 'data-owner';

/** Storage of texts, for code whose types are the service worker's, too: it has none. */
export interface TextStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}
const scope = globalThis as { localStorage?: TextStorage };

/** uid of the person whose data this device holds; null: a visitor's, or storage is off. */
export function readOwner(): string | null {
  try {
    return scope.localStorage?.getItem(OWNER_KEY) ?? null;
  } catch {
    return null;
  }
}

/** @param uid null: nobody's */
export function storeOwner(uid: string | null): void {
  try {
    if (uid === null) scope.localStorage?.removeItem(OWNER_KEY);
    else scope.localStorage?.setItem(OWNER_KEY, uid);
  } catch {
    // Without storage the session ends with the tab, and so does what it gathered.
  }
}
