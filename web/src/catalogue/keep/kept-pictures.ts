import { fetchSameOrigin } from '../../device/network-status';
import { DOWNLOADED_PICTURES } from '../../device/picture-caches';

/** The pictures taken along, as the service worker serves them. */

/** Addresses of all that is here. Empty where this browser has no Cache Storage (private windows of some). */
export async function keptAddresses(): Promise<Set<string>> {
  if (!('caches' in globalThis)) return new Set();
  const requests = await (await caches.open(DOWNLOADED_PICTURES)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/**
 * Fetches one picture and keeps it. False: the server doesn't have it, so the catalogue that names it is about to change.
 * Rejects when it can't be had for now, or there is no room.
 */
export async function keepPicture(address: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetchSameOrigin(address, { signal });
  if (response.status === 404) return false;
  // A guest network answers everything with its login page.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) {
    throw new Error(`${address} answered ${response.status}`);
  }
  await (await caches.open(DOWNLOADED_PICTURES)).put(address, response);
  return true;
}

export async function dropPictures(addresses: Iterable<string>): Promise<void> {
  const cache = await caches.open(DOWNLOADED_PICTURES);
  await Promise.all(Array.from(addresses, (address) => cache.delete(address)));
}

/** Gives all the space back. */
export async function dropAllPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(DOWNLOADED_PICTURES);
}
