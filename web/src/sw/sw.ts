import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { assets, cachePictures, isAsset, isPicture, isPublicFile, pictures, publicFiles } from './files';
import { bringNextRelease } from './next-release';
import { onNotificationClick, onPush } from './notifications';
import { onSync } from './outbox-sync';
import { installShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

/*
 * Everything the service worker does:
 *
 *   install           shell: precaches one revision of the site's files; next-release: those that this device had brought
 *   navigation        shell: pages of the catalogue rendered over the copy on the device; for all others the frame
 *                     document from the precache
 *   /assets/**        assets: cache first; names change with content
 *   /pictures/**      pictures: offline download, then cache, then network, then another size
 *   /icons, /gallery… publicFiles: stale while revalidate
 *   everything else   network only: catalogue files, /api, Firebase, profile pictures
 *   message           SKIP_WAITING when the person accepts an update; PICTURES shown before the worker was active
 *   push              notifications: a new lead, on staff devices that asked
 *   sync              outbox: sends waiting enquiries with every tab closed
 */
installShell();
registerRoute(isAsset, assets);
registerRoute(isPicture, pictures);
registerRoute(isPublicFile, publicFiles);

// The first worker controls the page that registered it, so that this visit already fills the caches.
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(bringNextRelease(event)));
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'PICTURES' && 'urls' in message) event.waitUntil(cachePictures(message.urls, event));
});
self.addEventListener('sync', onSync);
self.addEventListener('push', onPush);
self.addEventListener('notificationclick', onNotificationClick);
