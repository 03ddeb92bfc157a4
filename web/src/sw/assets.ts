import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteMatchCallback } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { onlyOfType } from './only-of-type';

/** Built files outside the shell: screens of staff, the Firebase SDK, a font's rarer cuts. */
export const isAsset: RouteMatchCallback = ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/');

export const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    // A missing file is answered with index.html by the hosting: never keep that under a script's name.
    onlyOfType(/javascript|css|font|json|wasm/),
    new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }),
  ],
});
