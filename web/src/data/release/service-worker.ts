import { scriptUrl } from '../../lib/trusted-types';
import { onFocusOrOnline } from '../network/on-focus-or-online';
import { updateState } from './update-state';

/** Browsers check for a new worker on navigation; a page that stays open for days never navigates. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;

let registration: ServiceWorkerRegistration | undefined;
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

/** Offers each release that is installed and waits: workbox-window tells of the first one only (GoogleChrome/workbox#3285). */
function followReleases(followed: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null): void => {
    // A page without a worker gets its first, which waits for nobody.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) updateState.set('waiting');
  };
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', () => offer(worker));
  followed.addEventListener('updatefound', () => follow(followed.installing));
  follow(followed.installing);
  offer(followed.waiting);
}

function checkForUpdates(): void {
  let lastCheck = performance.now();
  onFocusOrOnline(() => {
    if (performance.now() - lastCheck < UPDATE_CHECK_INTERVAL_MS) return;
    lastCheck = performance.now();
    void registration?.update().catch(() => undefined);
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
  // Private windows and full disks refuse it: the site works without a worker.
  registration = await navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => undefined);
  if (registration) followReleases(registration);
  checkForUpdates();
}

/** The person accepted the update: the page reloads as soon as the new worker is active. */
export function acceptUpdate(): void {
  accepted = true;
  if (updateState.get() === 'elsewhere') location.reload();
  else registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
}
