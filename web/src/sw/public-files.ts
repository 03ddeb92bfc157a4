import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteMatchCallback } from 'workbox-core';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { onlyOfType } from './only-of-type';

/** Pictures of our own pages (gallery, logos, icons), whose URLs do not change with their content. */
export const isPublicFile: RouteMatchCallback = ({ sameOrigin, url }) =>
  sameOrigin && /\.(avif|webp|png|jpe?g|svg|ico|woff2)$/.test(url.pathname);

export const publicFiles = new StaleWhileRevalidate({
  cacheName: 'public-files',
  plugins: [onlyOfType(/^image\/|font/), new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
});
