import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { DOWNLOADED_PICTURES, SEEN_PICTURES } from '../device/picture-caches';
import { otherSizes } from '../lib/picture-urls';
import { isComplete, onlyOfType } from './only-of-type';

const IMAGE = /^image\//;

/** Shown pictures only: what a page fetches itself ("Take it with you") must be exactly what it asked for. */
export const isPicture: RouteMatchCallback = ({ sameOrigin, url, request }) =>
  sameOrigin && request.destination === 'image' && url.pathname.startsWith('/pictures/');

/** Pictures that were looked at. Bounded; what was taken along on purpose lives in a cache of its own and never leaves by itself. */
const seen = new CacheFirst({
  cacheName: SEEN_PICTURES,
  plugins: [onlyOfType(IMAGE), new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true })],
});

async function firstCached(addresses: readonly string[], caching: readonly Cache[]): Promise<Response | undefined> {
  for (const address of addresses) {
    for (const cache of caching) {
      const held = await cache.match(address);
      if (held) return held;
    }
  }
  return undefined;
}

/**
 * The picture taken along (in this size or a larger one, which costs nothing), else the one seen before, else the
 * network's, else any other size of the same picture that is here.
 */
export const pictures: RouteHandlerCallback = async ({ request, event, url }) => {
  const kept = await caches.open(DOWNLOADED_PICTURES);
  const { larger, smaller } = otherSizes(url.pathname);
  const taken = await firstCached([url.pathname, ...larger], [kept]);
  if (taken) return taken;
  const answer = await seen.handle({ request, event }).catch(() => Response.error());
  if (isComplete(answer, IMAGE)) return answer;
  return (await firstCached([...larger, ...smaller], [kept, await caches.open(SEEN_PICTURES)])) ?? answer;
};

/**
 * Pictures a page showed before this worker was there: they are in the browser's own cache, so this costs no network. They go
 * the way of all others, so that they are counted, and leave when their time has come.
 */
export async function cachePictures(addresses: unknown, event: ExtendableEvent): Promise<void> {
  if (!Array.isArray(addresses)) return;
  await Promise.allSettled(
    addresses
      .filter((address) => typeof address === 'string' && address.startsWith('/pictures/'))
      .map((address: string) => seen.handle({ request: new Request(address), event })),
  );
}
