import { matchPath } from 'react-router-dom';
import { resumeSession } from '../features/account/resume-session';
import { currentSession, subscribe } from '../features/account/session';
import { bringOffline, cacheLoadedFiles, savesData } from '../data/offline-files/bring-offline';
import { loadLazyPictures } from '../data/offline-files/load-lazy-pictures';
import { isDeviceOffline } from '../data/network/network-status';
import { startServiceWorker } from '../data/release/start-service-worker';
import { loadAhead } from '../data/release/stale-chunks';
import { whenIdle } from '../lib/idle';
import { resumeOfflineDownload } from '../features/offline-download/resume-offline-download';
import { ADMIN_AREA } from './screens/screens';
import { loadDialogs } from '../ui/dialogs';
import { followReading } from './shell/follow-reading';

/** Stores the account pages for offline use; the install set does not have them. Only for devices with a user. */
async function bringOwnPages(): Promise<void> {
  const { user, role } = currentSession();
  if (user === null) return;
  void bringOffline('user');
  // The own pages and logging out work without a network soon after logging in, too.
  await loadAhead(() =>
    Promise.all([
      import('./screens/user-area').then(({ preloadUserScreens }) => preloadUserScreens()),
      import('../features/account/watch-auth'),
      import('./leave-account'),
      import('../ui/toasts'),
      loadDialogs(),
    ]),
  );
  if (role !== null) await loadAhead(ADMIN_AREA.load);
}

// What fails to load now is loaded when it is needed.
const ignore = (): void => undefined;
const bringIfAny = (): void => void bringOwnPages().catch(ignore);

/** What opens offline for everyone, and what this visit loaded before there was a service worker. */
async function bringLater(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  await bringOffline('later');
  await cacheLoadedFiles().catch(ignore);
}

let hasPrices = false;

/** Stores limited prices on this device for users who may see them, so that they are shown offline, too. */
function followHiddenPrices(): void {
  const { user } = currentSession();
  if (user === null && !hasPrices) return;
  hasPrices = true;
  void loadAhead(() => import('../data/catalogue/prices/follow-prices')).then(
    ({ followPrices }) => followPrices(user?.uid ?? null),
    ignore,
  );
}

/** A staff screen reads its data in this time; what is loaded ahead would compete with it. */
const STAFF_DATA_MS = 3_000;

/** Starts the background tasks of a page after its first render. Call it once. */
export function startBackgroundTasks(): void {
  followReading();
  resumeSession();
  const isStaffScreen = matchPath(ADMIN_AREA.path, location.pathname) !== null;
  if (isStaffScreen) setTimeout(startLoadingAhead, STAFF_DATA_MS);
  else startLoadingAhead();
}

function startLoadingAhead(): void {
  // On a first visit its install set goes first: it is what makes the page open at all. Later ones: see the shell.
  void startServiceWorker().then(() => {
    // Needed when another tab activates the next release, which no longer has this file.
    void loadAhead(() => import('./shell/app-notices')).catch(ignore);
    whenIdle(loadLazyPictures, 10_000);
    whenIdle(() => void bringLater(), 10_000);
  });
  void resumeOfflineDownload().then((hasDownload) => hasDownload && bringOffline('download'));
  void loadAhead(() => import('./rep-offline-bundle')).then(({ watchRepOfflineBundle }) => watchRepOfflineBundle(), ignore);
  bringIfAny();
  subscribe(bringIfAny);
  if (!isDeviceOffline()) void loadAhead(() => import('./vitals/report')).catch(ignore);
  followHiddenPrices();
  subscribe(followHiddenPrices);
}
