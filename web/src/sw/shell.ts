import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** URLs that open as documents but are not pages of the app. */
const NOT_PAGES = [/^\/api\//, /^\/pictures\//, /^\/__\//, /\.\w+$/];

/** Precaches the files of every public page, and answers every navigation with the frame document. */
export function installShell(): void {
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: NOT_PAGES }));
}
