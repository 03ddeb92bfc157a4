import { onFocusOrOnline } from '../../../data/network/on-focus-or-online';
import { readStoredSession } from '../../../data/device-store/stored-session';
import { browserDeps } from './browser-deps';
import { isWaiting } from './item';
import { hasWaitingFile } from './item-attachment';
import { createOutbox } from './outbox';
import { outboxChannel } from './outbox-channel';
import { SYNC_TAG } from './sync-tag';

/** The part of the Background Sync draft used here; no type library has it. */
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
  async tokenOf(uid) {
    const { tokenOfUser } = await import('../../../data/firestore/auth');
    return tokenOfUser(uid);
  },
  // Private windows and some settings refuse it: the page's own triggers remain.
  requestSync: () => void ('serviceWorker' in navigator && requestSync().catch(() => undefined)),
  setTimer(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});

/** Deletes sent items of users who are not logged in any more. */
function forgetOthers(): void {
  const uid = readStoredSession()?.uid;
  for (const item of outbox.items() ?? []) {
    const isOthers = item.owner !== undefined && item.owner !== uid;
    if (isOthers && !isWaiting(item) && !hasWaitingFile(item)) void outbox.discard(item.id);
  }
}

let started = false;

/** Reads the outbox, and sends what is due now and whenever the page gets the focus or is online again. Safe to call again. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  const onSignal = () => void outbox.sendDue('signal');
  outboxChannel.subscribe(() => void outbox.changedElsewhere());
  onFocusOrOnline(onSignal);
  outbox.subscribe(forgetOthers);
  void outbox.refresh();
  onSignal();
}
