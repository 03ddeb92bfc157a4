import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxItem } from './outbox/item';
import { outbox, startOutbox } from './outbox/page-outbox';

/** What is in the outbox, newest first, as it changes in this tab, another one or the service worker; null until it is read. */
export function useOutbox(): readonly OutboxItem[] | null {
  useEffect(startOutbox, []);
  return useSyncExternalStore(outbox.subscribe, outbox.items);
}
