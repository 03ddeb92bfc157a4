import { releaseOfferState } from './release-offer-state';

let registration: ServiceWorkerRegistration | undefined;
let accepted = false;

/** Offers each release that is installed and waits: workbox-window tells of the first one only (GoogleChrome/workbox#3285). */
export function offerReleases(followed: ServiceWorkerRegistration): void {
  registration = followed;
  const offer = (worker: ServiceWorker | null): void => {
    // A page without a worker gets its first, which waits for nobody.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) releaseOfferState.set('waiting');
  };
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', () => offer(worker));
  followed.addEventListener('updatefound', () => follow(followed.installing));
  follow(followed.installing);
  offer(followed.waiting);
}

/** Call it when a page with a worker gets another one: reloads for an accepted release, and offers to reload for any other. */
export function onOtherWorker(): void {
  if (accepted) location.reload();
  else releaseOfferState.set('elsewhere');
}

/** The person accepted the release: the page reloads as soon as the new worker is active. */
export function acceptRelease(): void {
  accepted = true;
  if (releaseOfferState.get() === 'elsewhere') location.reload();
  else registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
}
