import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { DOWNLOADED_PICTURES, SEEN_PICTURES } from '../data/offline-files/picture-caches';
import { otherSizes } from '../lib/picture-urls';

/** Caches only complete responses of this content type: guest networks answer with their login page. */
const onlyOfType = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(isComplete(response, type) ? response : null),
});

const isComplete = (response: Response, type: RegExp): boolean =>
  response.status === 200 && type.test(response.headers.get('content-type') ?? '');

/** Built files outside the precache: staff screens, the Firebase SDK, rarer font files. */
export const isAsset: RouteMatchCallback = ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/');

export const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    // A network may answer a missing file with a page of its own, which must not be cached as a script.
    onlyOfType(/javascript|css|font|json|wasm|icc/),
    // Two releases: one runs while the next is brought. By number only: workbox counts an age from the answer, however often it is used.
    new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true }),
  ],
});

/** Profile pictures: in no cache of the worker, because its caches stay on the device after a logout. */
const isPersonal = (path: string): boolean => path.startsWith('/pictures/users/');

/** Of products, categories, banners and profiles. The offline download fetches them itself, and would fill the cache of our own pages. */
const isUploaded = (path: string): boolean => path.startsWith('/pictures/');

/** Pictures of our own pages (gallery, logos, icons), whose URLs do not change with their content. */
export const isPublicFile: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && /\.(avif|webp|png|jpe?g|svg|ico|woff2)$/.test(url.pathname) && !isUploaded(url.pathname);

export const publicFiles = new StaleWhileRevalidate({
  cacheName: 'public-files',
  plugins: [onlyOfType(/^image\/|font/), new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
});

const IMAGE = /^image\//;

/** Pictures in <img> only: the offline download fetches pictures itself and needs the exact size. */
export const isPicture: RouteMatchCallback = ({ sameOrigin, url, request }) =>
  sameOrigin && request.destination === 'image' && isUploaded(url.pathname) && !isPersonal(url.pathname);

/** Pictures that were shown. Bounded; the offline download has its own cache, which never expires. */
const seen = new CacheFirst({
  cacheName: SEEN_PICTURES,
  plugins: [onlyOfType(IMAGE), new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
});

async function firstCached(urls: readonly string[], caching: readonly Cache[]): Promise<Response | undefined> {
  for (const url of urls) {
    for (const cache of caching) {
      const cached = await cache.match(url);
      if (cached) return cached;
    }
  }
  return undefined;
}

/** The downloaded picture in this size or a larger one, else a cached one, else the network's, else another cached size. */
export const pictures: RouteHandlerCallback = async ({ request, event, url }) => {
  const downloaded = await caches.open(DOWNLOADED_PICTURES);
  const { larger, smaller } = otherSizes(url.pathname);
  const offline = await firstCached([url.pathname, ...larger], [downloaded]);
  if (offline) return offline;
  const answer = await seen.handle({ request, event }).catch(() => Response.error());
  if (isComplete(answer, IMAGE)) return answer;
  return (await firstCached([...larger, ...smaller], [downloaded, await caches.open(SEEN_PICTURES)])) ?? answer;
};

/**
 * Caches pictures that a page showed before this worker was active. They come from the HTTP cache, and expire like the
 * others.
 */
export async function cachePictures(urls: unknown, event: ExtendableEvent): Promise<void> {
  if (!Array.isArray(urls)) return;
  await Promise.allSettled(
    urls
      .filter((url) => typeof url === 'string' && isUploaded(url) && !isPersonal(url))
      .map((url: string) => seen.handle({ request: new Request(url), event })),
  );
}
