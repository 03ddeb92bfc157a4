import type { Workbox } from 'workbox-window';
import { scriptUrl } from '../../lib/trusted-types';
import { onFocusOrOnline } from '../network/on-focus-or-online';
import { updateState } from './update-state';

/** Browsers check for a new worker on navigation; a page that stays open for days never navigates. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;

let worker: Workbox | null = null;
let accepted = false;

/** Has the worker cache the pictures that this page loaded before the worker was active. */
function cacheLoadedPictures(): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/pictures/'))
    .map(({ pathname }) => pathname);
  navigator.serviceWorker.controller?.postMessage({ type: 'PICTURES', urls });
}

function checkForUpdates(): void {
  let lastCheck = performance.now();
  onFocusOrOnline(() => {
    if (performance.now() - lastCheck < UPDATE_CHECK_INTERVAL_MS) return;
    lastCheck = performance.now();
    void worker?.update().catch(() => undefined);
  });
}

/** Registers the worker and follows its updates. Call it once, when the page is idle. Does nothing without workers. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  let changes = 0;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    changes += 1;
    if (isFirst && changes === 1) cacheLoadedPictures();
    else if (accepted) location.reload();
    else updateState.set('elsewhere');
  });
  const { Workbox } = await import('workbox-window');
  const started = new Workbox(scriptUrl('/sw.js'), { type: 'classic' });
  worker = started;
  started.addEventListener('waiting', () => updateState.set('waiting'));
  // Private windows and full disks refuse it: the site works without a worker.
  await started.register().catch(() => undefined);
  checkForUpdates();
}

/** The person accepted the update: the page reloads as soon as the new worker is active. */
export function acceptUpdate(): void {
  accepted = true;
  if (updateState.get() === 'elsewhere') location.reload();
  else worker?.messageSkipWaiting();
}
