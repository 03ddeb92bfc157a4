import { fetchSameOrigin } from '../network/network-status';

/**
 * Whose devices find a part of the site offline without having opened it. `everyone`: it comes with the service worker. `later`:
 * everyone, once a visit has settled. `rep`: devices with a basket, an enquiry, a downloaded catalogue or a member of the team.
 * `download`: those with a downloaded catalogue. `user`: whoever is logged in. `staff`: the team. `admin`: whoever of it works on
 * leads or content. The build lists the files of each (web/offline-files.ts).
 */
export type Audience = 'everyone' | 'later' | 'rep' | 'download' | 'user' | 'staff' | 'admin';

/** Whether the person asked the browser to save data. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when a service worker controls this page. On a first visit that takes a while. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Puts built files into the worker's cache that are not there. Rejects when one cannot be loaded. */
async function cacheFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (await caches.match(path)) continue;
    const response = await fetchSameOrigin(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  }
}

/** `offline-files.json`. */
export interface OfflineFiles {
  /** From the root of the site. */
  files: string[];
  /** Indexes of `files`. */
  audiences: Partial<Record<Audience, number[]>>;
}

async function filesOf(audience: Audience): Promise<string[]> {
  // A file of this build, which the service worker installs: of the release that it serves.
  const { files, audiences } = (await (await fetchSameOrigin('/offline-files.json')).json()) as OfflineFiles;
  return (audiences[audience] ?? []).flatMap((index) => files[index] ?? []).map((file) => `/${file}`);
}

/** Files loaded before the worker took control are in the HTTP cache only. */
export async function cacheLoadedFiles(): Promise<void> {
  await controlled();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  await cacheFiles(loaded.filter((path) => path.startsWith('/assets/')));
}

const brought = new Map<Audience, Promise<boolean>>();

/**
 * Brings the files of an audience to this device, once, so that its screens open offline. Resolves to whether the device has them; what
 * failed is tried again with the next call.
 */
export function bringOffline(audience: Audience): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(false);
  const bringing =
    brought.get(audience) ??
    controlled()
      .then(() => filesOf(audience))
      .then(cacheFiles)
      .then(
        () => true,
        () => {
          brought.delete(audience);
          return false;
        },
      );
  brought.set(audience, bringing);
  return bringing;
}
