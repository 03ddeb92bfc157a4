import { within } from '../../lib/within';
import { workerRegistration } from './worker-registration';

const RELOADED = 'reloadedForNewVersion';
/** Two reloads within this time are a reload loop and not two releases. */
const LOOP_MS = 30_000;

/** Activates a waiting service worker, so that the reload loads the new release. */
async function activateNewVersion(): Promise<void> {
  const registration = await workerRegistration();
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

/** Longest wait for the server, and for the new worker; until then the failed part shows its error. */
const TIMEOUT_MS = 10_000;

/** The script that this page began with; null in development, where no release is. */
export const entryScript = (): HTMLScriptElement | null => document.querySelector('script[type="module"][src^="/assets/"]');

/** The server's status for this page's own script; 404: its release is gone. Null where the server cannot be asked. */
export async function statusOfRelease(): Promise<number | null> {
  const entry = entryScript();
  if (entry === null) return null;
  try {
    // The service worker answers no HEAD.
    const init = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    return (await fetch(entry.src, init)).status;
  } catch {
    return null;
  }
}

/**
 * Reloads a page that asks for a chunk which a new release has removed. Where the network failed, and after one reload, only the import
 * rejects: its caller or the error boundary says so, and what is being typed stays. The event is left alone: prevented, it would make
 * the import resolve to undefined. In most browsers a script that has failed to load fails again until the page is loaded again:
 * `offerReload` is called once, after a second failure while the server answers.
 */
export function reloadOnStaleChunks(offerReload: () => void): void {
  let failures = 0;
  let isOffered = false;
  addEventListener('vite:preloadError', () => {
    failures += 1;
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (loadsAhead > 0 || Date.now() - last < LOOP_MS) return;
    void statusOfRelease().then(async (status) => {
      if (status === 200 && failures > 1 && !isOffered) {
        isOffered = true;
        offerReload();
      }
      if (status !== 404) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      if ('serviceWorker' in navigator) await within(TIMEOUT_MS, activateNewVersion()).catch(() => undefined);
      location.reload();
    });
  });
}
