import { createOutbox } from './outbox';
import { SYNC_TAG } from './sync-tag';
import { browserDeps, onOutboxChange } from './browser-deps';

/** The part of the Background Sync draft that is used here; no browser's types have it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

async function requestSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}

/** This page's outbox. */
export const outbox = createOutbox({
  ...browserDeps,
  // Refused in private windows and where people switched it off: the page's own triggers remain.
  requestSync: () => void ('serviceWorker' in navigator && requestSync().catch(() => undefined)),
  setTimer(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});

let started = false;

/** Shows what is in the outbox and sends it whenever there is reason to hope. Safe to call again. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  const signal = () => void outbox.wake('signal');
  onOutboxChange(() => void outbox.refresh());
  addEventListener('online', signal);
  addEventListener('focus', signal);
  addEventListener('pageshow', (event) => {
    if (event.persisted) signal();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') signal();
  });
  void outbox.refresh();
  signal();
}
