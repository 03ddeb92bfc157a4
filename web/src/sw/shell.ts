import { withEarly, withoutList } from '@catalogue/contract/page-head';
import type { RouteHandlerCallback } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Addresses that open as documents but are not pages of the app. */
const NOT_PAGES = [/^\/api\//, /^\/pictures\//, /^\/__\//, /\.\w+$/];

/** Installs the files that every public page needs, and answers every navigation with the app. */
export function installShell(): void {
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  const stored = createHandlerBoundToURL('/index.html');
  const page: RouteHandlerCallback = async (options) => {
    const response = await stored(options);
    // What a first visit fetches early, later ones have on the device, and ask only whether the list has changed.
    const html = withEarly(withoutList(await response.text()), null);
    return new Response(html, { headers: response.headers });
  };
  registerRoute(new NavigationRoute(page, { denylist: NOT_PAGES }));
}
