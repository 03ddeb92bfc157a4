import { withEarly, withoutList } from '@catalogue/contract/page-head';
import type { RouteHandlerCallback } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** URLs that open as documents but are not pages of the app. */
const NOT_PAGES = [/^\/api\//, /^\/pictures\//, /^\/__\//, /\.\w+$/];

/** Precaches the files of every public page, and answers every navigation with index.html. */
export function installShell(): void {
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  const stored = createHandlerBoundToURL('/index.html');
  const page: RouteHandlerCallback = async (options) => {
    const response = await stored(options);
    // Later visits have the data on the device: they need no early fetch and no inlined list.
    const html = withEarly(withoutList(await response.text()), null);
    return new Response(html, { headers: response.headers });
  };
  registerRoute(new NavigationRoute(page, { denylist: NOT_PAGES }));
}
