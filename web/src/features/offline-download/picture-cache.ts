import { fetchSameOrigin } from '../../data/network/network-status';
import { DOWNLOADED_PICTURES } from '../../data/offline-files/picture-caches';
import { within } from '../../lib/within';

/** Longest wait for the cache. Listing or deleting thousands of pictures takes seconds. */
const TIMEOUT_MS = 20_000;

const openCache = (): Promise<Cache> => caches.open(DOWNLOADED_PICTURES);

/**
 * Pathnames of all downloaded pictures. Empty where the browser has no Cache Storage (some private windows). Rejects with a TimeoutError, as the
 * functions below do, where it does not answer.
 */
export async function cachedPictureUrls(): Promise<Set<string>> {
  if (!('caches' in globalThis)) return new Set();
  const requests = await within(
    TIMEOUT_MS,
    openCache().then((cache) => cache.keys()),
  );
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/**
 * Downloads one picture into the cache. Returns false on 404: the catalogue that names the picture is outdated.
 * Rejects when the network fails or the quota is exceeded.
 */
export async function downloadPicture(url: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetchSameOrigin(url, { signal });
  if (response.status === 404) return false;
  // A captive portal answers every request with its login page.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) {
    throw new Error(`${url} answered ${response.status}`);
  }
  await within(
    TIMEOUT_MS,
    openCache().then((cache) => cache.put(url, response)),
  );
  return true;
}

export async function deletePictures(urls: Iterable<string>): Promise<void> {
  const deleteAll = async (cache: Cache): Promise<unknown> => Promise.all(Array.from(urls, (url) => cache.delete(url)));
  await within(TIMEOUT_MS, openCache().then(deleteAll));
}

export async function deleteAllPictures(): Promise<void> {
  if ('caches' in globalThis) await within(TIMEOUT_MS, caches.delete(DOWNLOADED_PICTURES));
}
