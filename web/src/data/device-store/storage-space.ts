/** Storage of this origin in bytes. `persisted`: the browser does not clear it by itself. */
export interface StorageSpace {
  used: number;
  left: number;
  persisted: boolean;
}

/** Null where the browser does not report it. */
export async function storageSpace(): Promise<StorageSpace | null> {
  try {
    const [{ usage, quota }, persisted] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
    return usage === undefined || quota === undefined ? null : { used: usage, left: Math.max(0, quota - usage), persisted };
  } catch {
    return null;
  }
}

/** Whether this browser can store pictures offline. */
export const canKeepFiles = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;
