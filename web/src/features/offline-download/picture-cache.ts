import { fetchSameOrigin } from '../../data/network/network-status';
import { DOWNLOADED_PICTURES } from '../../data/offline-files/picture-caches';

/** Pathnames of all downloaded pictures. Empty where the browser has no Cache Storage (some private windows). */
export async function cachedPictureUrls(): Promise<Set<string>> {
  if (!('caches' in globalThis)) return new Set();
  const requests = await (await caches.open(DOWNLOADED_PICTURES)).keys();
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
  await (await caches.open(DOWNLOADED_PICTURES)).put(url, response);
  return true;
}

export async function deletePictures(urls: Iterable<string>): Promise<void> {
  const cache = await caches.open(DOWNLOADED_PICTURES);
  await Promise.all(Array.from(urls, (url) => cache.delete(url)));
}

export async function deleteAllPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(DOWNLOADED_PICTURES);
}
