import { readAll, remove } from '../../data/device-store/database';
import { DOWNLOADED_PICTURES } from '../../data/offline-files/picture-caches';
import { probeAll } from './probe-network';

/** `blocked`: the server is unreachable, so nothing was removed. */
export type RepairOutcome = 'done' | 'blocked' | 'failed';

/**
 * Removes everything that the server has, too: service worker, cached files and catalogue. Downloaded pictures and what people
 * entered (outbox, drafts, baskets, clients) stay. The caller then reloads the page.
 */
export async function repair(): Promise<RepairOutcome> {
  const probes = await probeAll();
  if (probes.some(({ outcome }) => outcome !== 'through')) return 'blocked';
  try {
    for (const registration of await registrations()) await registration.unregister();
    await deleteCaches();
    for (const key of (await readAll('catalogue')).keys()) await remove('catalogue', key);
    return 'done';
  } catch {
    return 'failed';
  }
}

const registrations = async (): Promise<readonly ServiceWorkerRegistration[]> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations() : [];

async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // Their URLs change with their content, so downloaded pictures are never outdated.
  for (const name of await caches.keys()) if (name !== DOWNLOADED_PICTURES) await caches.delete(name);
}
