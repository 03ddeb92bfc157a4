import { within } from '../../lib/within';

/** Browsers answer at once. A service worker that hangs must hold up no screen. */
const TIMEOUT_MS = 3_000;

/** The service worker that is registered for this site; undefined without one. Rejects with a TimeoutError without an answer. */
export const workerRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? within(TIMEOUT_MS, navigator.serviceWorker.getRegistration()) : Promise.resolve(undefined);
