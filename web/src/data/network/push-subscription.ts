import { within } from '../../lib/within';

/** The first visit registers the worker when the page is idle. */
const REGISTRATION_TIMEOUT_MS = 10_000;

/** The worker of this site, if this browser can receive notifications; null otherwise. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return null;
  const { serviceWorker } = navigator;
  return (await serviceWorker.getRegistration()) ?? within(REGISTRATION_TIMEOUT_MS, serviceWorker.ready).catch(() => null);
}

/** Ends the notifications of this device, also offline: the push service tells the server at the next one. */
export async function endPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Safari on an iPhone has no push manager outside the home screen.
  if (registration === undefined || !('pushManager' in registration)) return;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
