import { readAll } from '../device/database';
import { whenIdle } from '../lib/idle';
import { observable } from '../lib/observable';
import { deleteExpiredDrafts } from './drafts';
import { OUTBOX_CHANNEL } from './outbox/channel';

/** Whether this device has anything in its outbox, as far as this page knows. While it hasn't, nothing of it is loaded. */
export const outboxInUse = observable(false);

let watching = false;

/** Looks once the page is at rest, forgets old drafts then, too, and hears of what other tabs and the service worker put there. Safe to call again. */
export function watchOutboxInUse(): void {
  if (watching) return;
  watching = true;
  whenIdle(() => {
    void readAll('outbox').then(({ size }) => size > 0 && outboxInUse.set(true));
    void deleteExpiredDrafts(Date.now());
  });
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(OUTBOX_CHANNEL).onmessage = () => outboxInUse.set(true);
}
