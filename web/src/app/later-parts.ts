import { cacheModules, savesData } from '../data/offline-files/cache-assets';

const PARTS = [
  () => import('../features/finder/finder-page'),
  () => import('../features/catalogue/occasion-page'),
  () => import('../features/basket/basket-bar'),
  () => import('../features/basket/order-pad'),
  () => import('../features/compare/compare-page'),
  () => import('../features/compare/compare-tray'),
  () => import('../ui/toasts'),
];

/**
 * Loads the parts of public pages that the install set leaves out, so that they open offline, too. What cannot be loaded now
 * is loaded by the page that needs it.
 */
export async function loadLaterParts(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  await cacheModules(PARTS).catch(() => undefined);
}
