import { currentSession } from '../features/account/session';
import { cacheModules } from '../data/offline-files/cache-assets';

/** What a rep needs at a client's table beside the catalogue. It is not in the install set: most visitors never need it. */
const PARTS = [
  () => import('../features/basket/basket-bar'),
  () => import('../features/basket/order-again'),
  () => import('../features/shortlist/share-dialog'),
  () => import('./pages/shortlist'),
  () => import('./pages/meeting'),
  () => import('./pages/lookbook'),
  () => import('../ui/toasts'),
];

/** The screens of a rep. */
const REP_SCREENS = [
  () => import('./screens/admin-area'),
  () => import('../admin/admin-layout'),
  () => import('./pages/rep-home'),
  () => import('../admin/leads/calls-due'),
];

/** The PDF writer and its fonts, 0.7 MB: only devices with an offline download get them before they are used. */
const LOOKBOOK = [
  () => import('../features/mockup/picture-as-jpeg'),
  () => import('../features/lookbook/make-lookbook'),
  () => import('../features/lookbook/lookbook-fonts').then(({ loadFonts }) => loadFonts()),
];

/** Loads modules once, so that they work offline. Resolves to whether the device has them; a failed load is retried. */
function cacheOnce(modules: readonly (() => Promise<unknown>)[]): () => Promise<boolean> {
  let cached: Promise<boolean> | null = null;
  const load = (): Promise<boolean> =>
    cacheModules(modules).then(
      () => true,
      () => {
        cached = null;
        return false;
      },
    );
  return () => ('serviceWorker' in navigator ? (cached ??= load()) : Promise.resolve(false));
}

/** Caches what a rep needs at a client's table. */
export const cacheParts = cacheOnce(PARTS);
export const cacheRepScreens = cacheOnce(REP_SCREENS);
const cacheLookbook = cacheOnce(LOOKBOOK);

/** Caches the kit, the PDF writer, and a rep's screens. Resolves to whether the device has all of them. */
export async function cacheWholeKit(): Promise<boolean> {
  const needed = [cacheParts, cacheLookbook, ...(currentSession().role === 'rep' ? [cacheRepScreens] : [])];
  const results = await Promise.all(needed.map((cache) => cache()));
  return results.every(Boolean);
}
