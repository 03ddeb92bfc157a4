/** Room on this device, bytes; null where the browser won't say. `persisted`: the browser won't clear it by itself. */
export interface StorageSpace {
  used: number;
  left: number;
  persisted: boolean;
}

export async function storageSpace(): Promise<StorageSpace | null> {
  try {
    const [{ usage, quota }, persisted] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
    return usage === undefined || quota === undefined ? null : { used: usage, left: Math.max(0, quota - usage), persisted };
  } catch {
    return null;
  }
}

/** Whether pictures can be kept here at all. */
export const canKeepFiles = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;
