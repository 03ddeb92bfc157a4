import * as database from '../../../data/device-store/database';
import { withLock } from '../../../data/device-store/locks';
import { fetchSameOrigin } from '../../../data/network/network-status';
import { readFile, removeFile } from '../attachment/chosen-files';
import type { FlushDeps } from './flush';
import { createOutboxStore } from './items';
import { outboxChannel } from './outbox-channel';
import { DELAYS_MS } from './transitions';

/** Tag of the outbox's Background Sync registration, for pages and the service worker. */
export const SYNC_TAG = 'outbox';

/** What the browser provides, the same in pages and in the service worker. */
export const browserDeps: FlushDeps = {
  store: createOutboxStore(database),
  files: { read: readFile, remove: removeFile },
  // Where the browser does not say who holds the lock, the item's lease decides.
  withLock: (id, work) => withLock(`outbox/${id}`, (lock) => work(lock === 'held')),
  fetch: (path, init) => fetchSameOrigin(path, init, 2 * DELAYS_MS.upload),
  now: () => Date.now(),
  abortAfter: (ms) => AbortSignal.timeout(ms),
  random: () => Math.random(),
  isOnline: () => navigator.onLine,
  onChange: () => outboxChannel.post('changed'),
};
