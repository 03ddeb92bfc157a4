import { observable } from '../lib/observable';

/**
 * Whether our server answers, learned from what requests do. `navigator.onLine` alone says "online" on a guest Wi-Fi
 * that leads nowhere; it is believed only when it says "offline".
 */
const reachable = observable(typeof navigator === 'undefined' || navigator.onLine);

/** False while requests to our own server fail for want of a network. */
export const isReachable = reachable.get;

/** True only where the device itself says that it has no network: then what is asked for now never leaves it. */
export const isDeviceOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

/** Calls `listener` whenever `isReachable()` changes; returns the way to stop. */
export const onReachableChange = reachable.subscribe;

/** How long a small request may take before the network counts as gone. Slow 4G answers well within. */
const TIMEOUT_MS = 15_000;

/**
 * `fetch` for our own origin: any answer, even an error, shows that the server is there; none shows that it isn't.
 * Rejects as fetch does, or with a TimeoutError after `patience` ms.
 */
export async function fetchSameOrigin(address: string, init: RequestInit = {}, patience = TIMEOUT_MS): Promise<Response> {
  const timeout = AbortSignal.timeout(patience);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(address, { ...init, signal });
    reachable.set(true);
    return response;
  } catch (error) {
    if (!init.signal?.aborted) reachable.set(false);
    throw error;
  }
}

if (typeof addEventListener === 'function') addEventListener('offline', () => reachable.set(false));
