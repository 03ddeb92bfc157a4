import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { onFocusOrOnline } from '../../../data/network/on-focus-or-online';
import { readStoredSession } from '../../../data/device-store/stored-session';
import { workerRegistration } from '../../../data/release/worker-registration';
import { browserDeps, SYNC_TAG } from './browser-deps';
import { isRefused, isWaiting, type OutboxItem } from './items';
import { hasWaitingFile } from './item-attachment';
import { createOutbox } from './outbox';
import { outboxChannel } from './outbox-channel';

/** The part of the Background Sync draft used here; no type library has it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

async function requestSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await workerRegistration();
  await registration?.sync?.register(SYNC_TAG);
}

/** This page's outbox. */
export const outbox = createOutbox({
  ...browserDeps,
  async tokenOf(uid) {
    const { tokenOfUser } = await import('../../../data/firebase/auth');
    return tokenOfUser(uid);
  },
  // Private windows and some settings refuse it: the page's own triggers remain.
  requestSync: () => void requestSync().catch(() => undefined),
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

interface ShownOutbox {
  /** The items that this person may see, newest first; null until they are read. */
  items: readonly OutboxItem[] | null;
  /** Number of items of somebody else who was logged in on this device that go by themselves. */
  others: number;
}

/** The outbox, kept current across tabs and the service worker. */
export function useOutbox(): ShownOutbox {
  useEffect(startOutbox, []);
  const all = useSyncExternalStore(outbox.subscribe, outbox.items);
  // A log-out opens the page anew (account/log-out.ts).
  const uid = readStoredSession()?.uid;
  return useMemo(() => {
    const isOwn = ({ owner }: OutboxItem): boolean => owner === undefined || owner === uid;
    const others = all?.filter((item) => !isOwn(item) && isWaiting(item) && !isRefused(item)).length ?? 0;
    return { items: all?.filter(isOwn) ?? null, others };
  }, [all, uid]);
}
