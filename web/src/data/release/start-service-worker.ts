import { scriptUrl } from '../../lib/trusted-types';
import { onFocusOrOnline } from '../network/on-focus-or-online';
import { offerReleases, onOtherWorker } from './offer-release';

/** Browsers check for a new worker on navigation; a page that stays open for days never navigates. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;

/** Has the worker cache the pictures that this page loaded before the worker was active. */
function cacheLoadedPictures(): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/pictures/'))
    .map(({ pathname }) => pathname);
  navigator.serviceWorker.controller?.postMessage({ type: 'PICTURES', urls });
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let lastCheck = performance.now();
  onFocusOrOnline(() => {
    if (performance.now() - lastCheck < UPDATE_CHECK_INTERVAL_MS) return;
    lastCheck = performance.now();
    void registration.update().catch(() => undefined);
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
    else onOtherWorker();
  });
  // Private windows and full disks refuse it: the site works without a worker.
  const registration = await navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => undefined);
  if (registration === undefined) return;
  offerReleases(registration);
  checkForUpdates(registration);
}
