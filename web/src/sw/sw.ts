import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { assets, isAsset } from './assets';
import { onSync } from './outbox-sync';
import { isPicture, pictures, cachePictures } from './pictures';
import { isPublicFile, publicFiles } from './public-files';
import { installShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

/*
 * What the service worker does, whole:
 *
 *   install           shell: the site's own files, one revision of them
 *   navigation        shell: index.html from the device, always. The copy on the device with the data on the device is
 *                     faster than any network, and the HTML that the server makes for a first visit (with data and meta
 *                     tags inside) is for devices and machines that have no worker yet
 *   /assets/**        assets: cache first; names change with content
 *   /pictures/**      pictures: kept, then cached, then network, then another size of the same picture
 *   /icons, /gallery… publicFiles: cached copy now, fresh copy for next time
 *   everything else   the network, untouched: catalogue files, /api, Firebase
 *   message           SKIP_WAITING when the person said yes to the new version; PICTURES seen before the worker was there
 *   sync              outbox: enquiries that wait are sent, with every tab closed
 */
installShell();
registerRoute(isAsset, assets);
registerRoute(isPicture, pictures);
registerRoute(isPublicFile, publicFiles);

// The very first worker takes over the page that brought it, so that this visit already counts for the next one offline.
clientsClaim();

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'PICTURES' && 'addresses' in message) event.waitUntil(cachePictures(message.addresses, event));
});
self.addEventListener('sync', onSync);
