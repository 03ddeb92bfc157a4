import { fetchSameOrigin } from '../network/network-status';
import { loadAhead } from '../release/stale-chunks';

/** Resolves when a service worker controls this page. On a first visit that takes a while. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Files loaded before the worker took control are in the HTTP cache only. Fetching them again puts them into the worker's. */
async function cacheLoadedAssets(): Promise<void> {
  for (const { name } of performance.getEntriesByType('resource')) {
    const isAsset = new URL(name).pathname.startsWith('/assets/');
    if (isAsset && !(await caches.match(name))) await fetchSameOrigin(name);
  }
}

/** Loads modules so that the service worker caches their files. Waits for the worker; rejects when a file cannot be loaded. */
export async function cacheModules(modules: readonly (() => Promise<unknown>)[]): Promise<void> {
  await controlled();
  for (const load of modules) await loadAhead(load);
  await cacheLoadedAssets();
}

/** Whether the person asked the browser to save data. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
