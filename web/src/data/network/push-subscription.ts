import { within } from '../../lib/within';
import { workerRegistration } from '../release/worker-registration';

/** Longest waits, ms. The first visit registers the worker when the page is idle. */
const TIMEOUT_MS = { registration: 10_000, subscription: 5_000 } as const;

/** The worker of this site, if this browser can receive notifications; null otherwise, and where the worker does not answer. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return null;
  const registered = await workerRegistration().catch(() => undefined);
  return registered ?? within(TIMEOUT_MS.registration, navigator.serviceWorker.ready).catch(() => null);
}

/** The push subscription of this device; null without one. Rejects with a TimeoutError where the browser does not answer. */
export async function pushSubscription(
  registration: ServiceWorkerRegistration | null | undefined,
): Promise<PushSubscription | null> {
  // Safari on an iPhone has no push manager outside the home screen.
  if (!registration || !('pushManager' in registration)) return null;
  return within(TIMEOUT_MS.subscription, registration.pushManager.getSubscription());
}

/**
 * Ends the notifications of this device, also offline: the push service tells the server at the next one. Rejects with a TimeoutError where
 * the browser does not answer.
 */
export async function endPushSubscription(): Promise<void> {
  const subscription = await pushSubscription(await workerRegistration());
  if (subscription) await within(TIMEOUT_MS.subscription, subscription.unsubscribe());
}
