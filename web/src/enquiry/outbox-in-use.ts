import { readAll } from '../device/database';
import { whenIdle } from '../lib/idle';
import { observable } from '../lib/observable';
import { deleteExpiredDrafts } from './drafts';
import { outboxChannel } from './outbox/outbox-channel';

/** Whether this device has outbox items, as far as this page knows. The outbox's code loads only when it is true. */
export const outboxInUse = observable(false);

let watching = false;

/** Checks the outbox once the page is idle, and follows other tabs and the service worker. Safe to call again. */
export function watchOutboxInUse(): void {
  if (watching) return;
  watching = true;
  whenIdle(() => {
    void readAll('outbox').then(({ size }) => size > 0 && outboxInUse.set(true));
    void deleteExpiredDrafts(Date.now());
  });
  outboxChannel.subscribe(() => outboxInUse.set(true));
}
