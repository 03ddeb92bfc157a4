import { observable } from '../../lib/observable';

/**
 * Whether our server answers, as the last requests showed. `navigator.onLine` is true on a guest Wi-Fi without internet,
 * so only its false counts.
 */
const reachable = observable(typeof navigator === 'undefined' || navigator.onLine);

/** False while requests to our server get no response. */
export const isReachable = reachable.get;

/** True only if the device itself reports no network: a request made now cannot leave it. */
export const isDeviceOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

/** Calls `listener` whenever `isReachable()` changes; returns the function that stops it. */
export const onReachableChange = reachable.subscribe;

/** After this time without a response the server counts as unreachable. Slow 4G needs about 2 s. */
const TIMEOUT_MS = 15_000;

/** Aborts with `signal`, or with a TimeoutError after `timeoutMs`. Not AbortSignal.any: browsers of 2023 lack it. */
function abortedBy(signal: AbortSignal | null | undefined, timeoutMs: number): AbortSignal {
  const either = new AbortController();
  setTimeout(() => either.abort(new DOMException('No answer before the timeout', 'TimeoutError')), timeoutMs);
  const abort = () => either.abort(signal?.reason);
  if (signal?.aborted) abort();
  // The signal of a long download sees many requests: the listener goes with each of them.
  signal?.addEventListener('abort', abort, { signal: either.signal });
  return either.signal;
}

/**
 * `fetch` for our own origin that updates `isReachable`: any response, even an error, means reachable. Rejects as fetch
 * does, or with a TimeoutError after `timeoutMs`.
 */
export async function fetchSameOrigin(url: string, init: RequestInit = {}, timeoutMs = TIMEOUT_MS): Promise<Response> {
  const signal = abortedBy(init.signal, timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal });
    reachable.set(true);
    return response;
  } catch (error) {
    if (!init.signal?.aborted) reachable.set(false);
    throw error;
  }
}

if (typeof addEventListener === 'function') addEventListener('offline', () => reachable.set(false));
