import { within } from '../../lib/within';

const TIMEOUT_MS = 2_000;

/** Storage of this origin in bytes. `persisted`: the browser does not clear it by itself. */
export interface StorageSpace {
  used: number;
  left: number;
  persisted: boolean;
}

/** Null where the browser does not report it, or not in time. */
export async function storageSpace(): Promise<StorageSpace | null> {
  try {
    const answers = Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
    const [{ usage, quota }, persisted] = await within(TIMEOUT_MS, answers);
    return usage === undefined || quota === undefined ? null : { used: usage, left: Math.max(0, quota - usage), persisted };
  } catch {
    return null;
  }
}

/** Whether this browser can store pictures offline. */
export const canKeepFiles = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/**
 * Asks the browser never to clear this site's storage by itself. Firefox asks the person, who may leave the question open, and WebKitGTK
 * cannot ask: nothing waits for the answer.
 */
export function askToKeepStorage(): void {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  storage?.persist?.().catch(() => false);
}
