import '../ui/base.css';
import { PATHS } from '@catalogue/contract/paths';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { showInlinedInitialData } from '../data/catalogue/initial-data';
import { isMeetingUnderWay } from '../data/device-store/stored-meeting';
import { watchInstall } from '../data/release/install';
import { reloadOnStaleChunks } from '../data/release/stale-chunks';
import { whenIdle, whenLoaded } from '../lib/idle';
import { notify } from '../ui/notify';
import { preloadScreen } from '../ui/screen';
import { APP_TEXTS } from './app-texts';
import { guardDocument, hasLoggedOut } from './guard-document';
import { ADMIN_AREA, PUBLIC_SCREENS } from './screens/screens';
import { App } from './shell/shell';
import { beginHydration } from './shell/use-scroll';

/** Apart from what hydration needs: with the initial data inlined, the catalogue can wait. */
const startCatalogue = () => import('../data/catalogue/start').then((module) => module.startCatalogue());

const site = (
  <StrictMode>
    <App router={(inside) => <BrowserRouter>{inside}</BrowserRouter>} />
  </StrictMode>
);

/**
 * Hydrates the markup of the server or of the service worker. False where there is none for this URL: an app shell (document.tsx),
 * or a page restored under another path. The copy on the device follows after hydration, so that both renderings show the same.
 */
async function hydrate(root: HTMLElement): Promise<boolean> {
  const { path, data } = root.dataset;
  if (path === undefined || path !== location.pathname) return false;
  if (data !== undefined && !showInlinedInitialData()) return false;
  beginHydration();
  const screen = PUBLIC_SCREENS.find((one) => matchPath(one.path, path) !== null);
  if (screen) await preloadScreen(screen);
  // A transition hydrates in slices, between which the browser answers.
  startTransition(() => void hydrateRoot(root, site));
  // The worker renders from the copy on the device: no network to wait for. A first visit's pictures go first.
  const isFromDevice = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const when = isFromDevice ? whenIdle : whenLoaded;
  when(() => void startCatalogue().catch(() => undefined));
  return true;
}

/** After this, a spinner is better than a blank page. */
const BLANK_MS = 1_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads the staff screen of this URL, so that the first frame shows it. React repeats what fails. */
async function loadStaffScreen(): Promise<void> {
  if (matchPath(ADMIN_AREA.path, location.pathname) === null) return;
  const loading = Promise.all([
    preloadScreen(ADMIN_AREA),
    ADMIN_AREA.load().then(({ loadScreen }) => loadScreen(location.pathname)),
  ]);
  await Promise.race([loading.catch(() => undefined), wait(BLANK_MS)]);
}

/** Renders from nothing. What the device holds is in memory before the first frame. */
async function render(root: HTMLElement): Promise<void> {
  for (const tag of document.head.querySelectorAll('[data-frame]')) tag.remove();
  await Promise.all([startCatalogue(), loadStaffScreen()]);
  startTransition(() => createRoot(root).render(site));
}

/** In a toast that stays. Its script may be the one that is missing: the part that failed says so, too. */
function offerReload(): void {
  const { part, reloadPage } = APP_TEXTS.error;
  const action = { label: reloadPage, run: () => location.reload() };
  void notify(part, { kind: 'failure', action, duration: Infinity }).catch(() => undefined);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  if (isMeetingUnderWay(Date.now())) history.replaceState(null, '', PATHS.meeting);
  guardDocument();
  reloadOnStaleChunks(offerReload);
  watchInstall();
  if (!(await hydrate(root))) await render(root);
  if (hasLoggedOut())
    void import('../features/account/tell-logged-out').then(
      ({ finishLogOut }) => finishLogOut(),
      () => undefined,
    );
  whenLoaded(() => {
    // Fails offline where the chunk is not on the device yet. The next visit repeats it.
    void import('./background-tasks').then(
      ({ startBackgroundTasks }) => startBackgroundTasks(),
      () => undefined,
    );
  });
}

// In a task of its own: evaluating this chunk and React has blocked the page long enough.
setTimeout(() => void start());
