import type { Workbox } from 'workbox-window';
import { updateState } from './update-state';

/** Browsers look for a new worker on navigation; a page that stays open for days never navigates. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;

let worker: Workbox | null = null;
let accepted = false;

/** Pictures that this page loaded before the worker was there belong to this visit too. */
function cacheLoadedPictures(): void {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/pictures/'))
    .map(({ pathname }) => pathname);
  navigator.serviceWorker.controller?.postMessage({ type: 'PICTURES', addresses });
}

function checkForUpdates(): void {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < UPDATE_CHECK_INTERVAL_MS) return;
    looked = performance.now();
    void worker?.update().catch(() => undefined);
  });
}

/** Installs the worker and follows its updates. Call it once, when the page is at rest. A browser without workers is fine. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const started = new Workbox('/sw.js', { type: 'classic' });
  worker = started;
  const isFirst = navigator.serviceWorker.controller === null;
  let changes = 0;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    changes += 1;
    if (isFirst && changes === 1) cacheLoadedPictures();
    else if (accepted) location.reload();
    else updateState.set('elsewhere');
  });
  started.addEventListener('waiting', () => updateState.set('waiting'));
  // Private windows and full disks refuse: the site works without.
  await started.register().catch(() => undefined);
  checkForUpdates();
}

/** The person said yes: this page reloads as soon as the new version is in charge. */
export function acceptUpdate(): void {
  accepted = true;
  if (updateState.get() === 'elsewhere') location.reload();
  else worker?.messageSkipWaiting();
}
