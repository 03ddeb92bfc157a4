import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { RouteHandlerCallback } from 'workbox-core';
import { origin, release, renderOnDevice } from 'virtual:device-pages';
import { NOT_PAGES } from './not-pages';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Headers that describe the frame's bytes, not the page around them. */
const OF_THE_BODY = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** The headers of the site for another document, the content security policy among them. */
function siteHeaders(frame: Response): Headers {
  const headers = new Headers(frame.headers);
  for (const name of OF_THE_BODY) headers.delete(name);
  return headers;
}

/** The page rendered over the copy on this device, else the frame document, which the browser fills. */
const pages =
  (frameDocument: (...options: Parameters<RouteHandlerCallback>) => Promise<Response>): RouteHandlerCallback =>
  async (options) => {
    const [frame, html] = await Promise.all([
      frameDocument(options),
      renderOnDevice(options.url, release, origin).catch(() => null),
    ]);
    return html === null ? frame : new Response(html, { headers: siteHeaders(frame) });
  };

/** Precaches the files of every public page, and answers every navigation. */
export function installShell(): void {
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(pages(createHandlerBoundToURL('/app.html')), { denylist: NOT_PAGES }));
}
