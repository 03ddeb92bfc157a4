import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteMatchCallback } from 'workbox-core';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { onlyOfType } from './only-of-type';

/** Built files outside the precache: staff screens, the Firebase SDK, rarer font files. */
export const isAsset: RouteMatchCallback = ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/');

export const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    // A network may answer a missing file with a page of its own, which must not be cached as a script.
    onlyOfType(/javascript|css|font|json|wasm|icc/),
    new ExpirationPlugin({ maxEntries: 240, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }),
  ],
});

/** Pictures of our own pages (gallery, logos, icons), whose URLs do not change with their content. */
export const isPublicFile: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && /\.(avif|webp|png|jpe?g|svg|ico|woff2)$/.test(url.pathname);

export const publicFiles = new StaleWhileRevalidate({
  cacheName: 'public-files',
  plugins: [onlyOfType(/^image\/|font/), new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
});
