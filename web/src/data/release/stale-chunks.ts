import { isReachable } from '../network/network-status';

const RELOADED = 'reloadedForNewVersion';
/** Two reloads within this time are a reload loop and not two releases. */
const LOOP_MS = 30_000;

/** Activates a waiting service worker, so that the reload loads the new release. */
async function activateNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (!next) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const skip = () => next.state === 'installed' && next.postMessage({ type: 'SKIP_WAITING' });
    next.addEventListener('statechange', () => (next.state === 'redundant' ? resolve() : skip()));
    skip();
  });
}

let loadsAhead = 0;

/**
 * Loads a module ahead of its use, or for a background task. If a new release has removed its chunk, this rejects and does not
 * reload the page; the first click that needs the module does.
 */
export async function loadAhead<Module>(load: () => Promise<Module>): Promise<Module> {
  loadsAhead += 1;
  try {
    return await load();
  } finally {
    loadsAhead -= 1;
  }
}

/**
 * Reloads a page that asks for a chunk which a new release has removed. Offline, and after one reload, the error goes to
 * the error boundary.
 */
export function reloadOnStaleChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (loadsAhead > 0 || !isReachable() || Date.now() - last < LOOP_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    const ready = 'serviceWorker' in navigator ? activateNewVersion().catch(() => undefined) : Promise.resolve();
    void ready.then(() => location.reload());
  });
}
