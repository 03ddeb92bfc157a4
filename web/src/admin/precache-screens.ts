import { hasRight, type TeamRole } from '@catalogue/contract/roles';
import { cacheModules, savesData } from '../data/offline-files/cache-assets';
import { read, write } from '../data/device-store/database';
import { whenIdle } from '../lib/idle';
import type { Screen } from '../ui/screen';

/** What a change needs. In memory early, so that a network lost on a first visit stops no change. */
const loadWrites = () => Promise.all([import('../data/firestore/content/content-writes'), import('../ui/toasts')]);

/** What every screen loads later by itself. */
const SHARED_PARTS = [
  () => import('../data/firestore/leads/rep-leads'),
  () => import('../data/firestore/current-user'),
  () => import('../data/firestore/team/team'),
];

/** What the screens of whoever answers leads load later by themselves. */
const PARTS_OF_SCREENS = [
  ...SHARED_PARTS,
  () => import('./products/editor/rich-text-editor'),
  () => import('./search/search-dialog'),
  () => import('./search/shortcuts-dialog'),
  () => import('./leads/new-leads-bar'),
  () => import('./products/spreadsheet/export-products'),
  () => import('../data/firestore/team/activity'),
  () => import('../data/firestore/content/content'),
  () => import('../data/firestore/leads/leads'),
  () => import('../data/firestore/mail-log'),
  () => import('../data/firestore/clients/clients-of-reps'),
  () => import('../data/firestore/fetch-file'),
  () => import('../data/firestore/leads/find-leads'),
  () => import('../data/firestore/leads/lead-counts'),
  () => import('../data/firestore/leads/lead-progress'),
  () => import('../data/firestore/storage'),
  () => import('../data/firestore/failed-searches'),
  () => import('../data/firestore/content/site-settings'),
];

/** In `settings`: the release whose screens this device has. The URL of this chunk stands for the release. */
const KEY = 'admin-screens';
const RELEASE = import.meta.url;

async function loadAll(screens: readonly Screen[], role: TeamRole | null): Promise<void> {
  const loaded = `${RELEASE} ${role}`;
  const answersLeads = hasRight(role, 'leads');
  if ((await read('settings', KEY)) === loaded) return;
  if (answersLeads) await loadWrites();
  await cacheModules([...screens.map((screen) => screen.load), ...(answersLeads ? PARTS_OF_SCREENS : SHARED_PARTS)]);
  await write('settings', KEY, loaded);
}

/**
 * Loads the screens of a member of the team while the page is idle, so that each opens offline. Visitors do not install these screens. A failed
 * load is tried again at the next visit.
 */
export function precacheScreens(screens: readonly Screen[], role: TeamRole | null): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => void loadAll(screens, role).catch(() => undefined));
}
