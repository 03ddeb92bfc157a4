import { readAllKnown, remove } from '../../data/device-store/database';
import { DOWNLOADED_PICTURES } from '../../data/offline-files/picture-caches';
import { within } from '../../lib/within';
import { probeAll } from './probe-network';

/** `blocked`: the server is unreachable, so nothing was removed. `failed`: a part did not answer; the others were removed. */
export type RepairOutcome = 'done' | 'blocked' | 'failed';

/** Longest wait for one part, ms. */
const TIMEOUT_MS = 15_000;

/**
 * Removes everything that the server has, too: service worker, cached files and catalogue. Downloaded pictures and what people
 * entered (outbox, drafts, baskets, clients) stay. The caller then reloads the page.
 */
export async function repair(): Promise<RepairOutcome> {
  const probes = await probeAll();
  if (probes.some(({ outcome }) => outcome !== 'through')) return 'blocked';
  let outcome: RepairOutcome = 'done';
  // The worker first: it would fill its caches again.
  for (const part of [unregisterWorkers, deleteCaches, deleteCatalogue]) {
    await within(TIMEOUT_MS, part()).catch(() => (outcome = 'failed'));
  }
  return outcome;
}

async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // Their URLs change with their content, so downloaded pictures are never outdated.
  const names = (await caches.keys()).filter((name) => name !== DOWNLOADED_PICTURES);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function deleteCatalogue(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const keys = [...(await readAllKnown('catalogue')).keys()];
  const removed = await Promise.all(keys.map((key) => remove('catalogue', key)));
  if (!removed.every(Boolean)) throw new Error('The storage does not answer');
}
