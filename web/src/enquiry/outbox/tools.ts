import * as database from '../../device/database';
import { fetchOwn } from '../../device/network-status';
import { OUTBOX_CHANNEL } from './channel';
import type { FlushTools } from './flush';
import { holding } from './holding';
import { createOutboxStore } from './store';
import { WAITS } from './transitions';

/** Tells the other tabs (from the service worker: all of them) that the outbox has changed. */
export const announce = (): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage('changed');
  channel.close();
};

/** Calls `listener` when another tab or the service worker has changed the outbox; returns the way to stop. */
export const onAnnounced = (listener: () => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
};

/** What the browser gives, the same in pages and in the service worker. */
export const browserTools: FlushTools = {
  store: createOutboxStore(database),
  holding,
  fetch: (path, init) => fetchOwn(path, init, 2 * WAITS.answer),
  now: () => Date.now(),
  timeout: (ms) => AbortSignal.timeout(ms),
  random: () => Math.random(),
  online: () => navigator.onLine,
  changed: announce,
};
