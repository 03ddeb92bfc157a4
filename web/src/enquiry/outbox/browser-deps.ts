import * as database from '../../device/database';
import { fetchSameOrigin } from '../../device/network-status';
import { OUTBOX_CHANNEL } from './channel';
import type { FlushDeps } from './flush';
import { withItemLock } from './item-lock';
import { createOutboxStore } from './store';
import { DELAYS_MS } from './transitions';

/** Tells the other tabs (from the service worker: all of them) that the outbox has changed. */
export const announceOutboxChange = (): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage('changed');
  channel.close();
};

/** Calls `listener` when another tab or the service worker has changed the outbox; returns the way to stop. */
export const onOutboxChange = (listener: () => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
};

/** What the browser gives, the same in pages and in the service worker. */
export const browserDeps: FlushDeps = {
  store: createOutboxStore(database),
  withLock: withItemLock,
  fetch: (path, init) => fetchSameOrigin(path, init, 2 * DELAYS_MS.answer),
  now: () => Date.now(),
  abortAfter: (ms) => AbortSignal.timeout(ms),
  random: () => Math.random(),
  isOnline: () => navigator.onLine,
  onChange: announceOutboxChange,
};
