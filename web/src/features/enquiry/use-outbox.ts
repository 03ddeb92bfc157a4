import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readStoredSession } from '../../data/device-store/stored-session';
import type { OutboxItem } from './outbox/item';
import { isWaiting } from './outbox/item';
import { outbox, startOutbox } from './outbox/page-outbox';

interface ShownOutbox {
  /** The items that this person may see, newest first; null until they are read. */
  items: readonly OutboxItem[] | null;
  /** Number of waiting items of somebody else who was logged in on this device. */
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
    const others = all?.filter((item) => !isOwn(item) && isWaiting(item)).length ?? 0;
    return { items: all?.filter(isOwn) ?? null, others };
  }, [all, uid]);
}
