import { earliestNow } from '../../data/network/server-clock';
import { loadAhead } from '../../data/release/stale-chunks';
import { whenIdle } from '../../lib/idle';
import { observable } from '../../lib/observable';
import { outboxChannel } from './outbox/outbox-channel';

/** Whether this device has outbox items, as far as this page knows. The outbox's code loads only when it is true. */
export const outboxInUse = observable(false);

let watching = false;

/** Checks the outbox once the page is idle, and follows other tabs and the service worker. Safe to call again. */
export function watchOutboxInUse(): void {
  if (watching) return;
  watching = true;
  whenIdle(() => {
    void loadAhead(() => import('../../data/device-store/database'))
      .then(({ readAll }) => readAll('outbox'))
      .then(
        ({ size }) => size > 0 && outboxInUse.set(true),
        () => undefined,
      );
    // Fails offline where the chunk is not on the device yet. The next visit repeats it.
    void loadAhead(() => import('./drafts')).then(
      ({ deleteExpiredDrafts }) => deleteExpiredDrafts(earliestNow()),
      () => undefined,
    );
    void loadAhead(() => import('./attachment/delete-unused-files')).then(
      ({ deleteUnusedFiles }) => deleteUnusedFiles(earliestNow()),
      () => undefined,
    );
  });
  outboxChannel.subscribe(() => outboxInUse.set(true));
}
