import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxItem } from './outbox/item';
import { outbox, startOutbox } from './outbox/page-outbox';

/** The outbox items, newest first, kept current across tabs and the service worker; null until they are read. */
export function useOutbox(): readonly OutboxItem[] | null {
  useEffect(startOutbox, []);
  return useSyncExternalStore(outbox.subscribe, outbox.items);
}
