import { isReachable } from './network-status';

const RELOADED = 'reloadedForNewVersion';
/** Two reloads closer together than this are a loop, not two releases. */
const LOOP_MS = 30_000;

/** Lets a waiting worker take over, so that the reload brings the new version and not the old one again. */
async function letNewVersionIn(): Promise<void> {
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

/**
 * An old page that asks for a part which a release has replaced: comes back as the new version at the same address.
 * Offline nothing is replaced, and after one try the error goes on to the error boundary.
 */
export function reloadOnStaleChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!isReachable() || Date.now() - last < LOOP_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    const ready = 'serviceWorker' in navigator ? letNewVersionIn().catch(() => undefined) : Promise.resolve();
    void ready.then(() => location.reload());
  });
}
