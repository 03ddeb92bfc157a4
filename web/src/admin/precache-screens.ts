import { cacheModules, savesData } from '../device/cache-assets';
import { read, write } from '../device/database';
import { whenIdle } from '../lib/idle';
import type { Screen } from '../router/screen';

/** What a change needs. In memory early, so that a network lost on a first visit stops no change. */
const loadWrites = () => Promise.all([import('../firebase/content-writes'), import('../ui/toasts')]);

/** What every screen loads later by itself. */
const SHARED_PARTS = [
  () => import('../firebase/rep-leads'),
  () => import('../firebase/current-user'),
  () => import('../firebase/team'),
];

/** What the screens for admins load later by themselves. */
const PARTS_OF_SCREENS = [
  ...SHARED_PARTS,
  () => import('./products/editor/rich-text-editor'),
  () => import('./search/search-dialog'),
  () => import('./search/shortcuts-dialog'),
  () => import('./leads/new-leads-bar'),
  () => import('./products/spreadsheet/export-products'),
  () => import('../firebase/activity'),
  () => import('../firebase/content'),
  () => import('../firebase/leads'),
  () => import('../firebase/mail-log'),
  () => import('../firebase/clients-of-reps'),
  () => import('../firebase/fetch-file'),
  () => import('../firebase/find-leads'),
  () => import('../firebase/lead-counts'),
  () => import('../firebase/lead-progress'),
  () => import('../firebase/storage'),
  () => import('../firebase/failed-searches'),
  () => import('../firebase/site-settings'),
];

/** In `settings`: the release whose screens this device has. The URL of this chunk stands for the release. */
const KEY = 'admin-screens';
const RELEASE = import.meta.url;

async function loadAll(screens: readonly Screen[], isAdmin: boolean): Promise<void> {
  const loaded = isAdmin ? RELEASE : `${RELEASE} rep`;
  if ((await read('settings', KEY)) === loaded) return;
  if (isAdmin) await loadWrites();
  await cacheModules([...screens.map((screen) => screen.load), ...(isAdmin ? PARTS_OF_SCREENS : SHARED_PARTS)]);
  await write('settings', KEY, loaded);
}

/**
 * Loads the screens of a member of the team while the page is idle, so that each opens offline. Visitors do not install these screens. A failed
 * load is tried again at the next visit.
 */
export function precacheScreens(screens: readonly Screen[], isAdmin: boolean): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => void loadAll(screens, isAdmin).catch(() => undefined));
}
