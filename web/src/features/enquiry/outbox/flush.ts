import { atMost } from '../../../lib/at-most';
import type { OutboxItem, OutboxStore } from './items';
import { uploadDueIn } from './item-attachment';
import { postLead } from './post-lead';
import type { HttpPort } from './post-lead';
import { afterAttempt, DELAYS_MS, dueIn, expiredSentIds, toSending } from './transitions';
import type { Trigger } from './transitions';

export interface FlushDeps extends HttpPort {
  store: OutboxStore;
  /** Bytes of the files of items. */
  files: {
    /** Null: they are not on this device. Rejects where the device does not say. */
    read: (fileId: string) => Promise<Blob | null>;
    remove: (fileId: string) => Promise<unknown>;
  };
  /** Runs `work` under the item's lock; `hasLock` is false where another tab or worker holds it, or locks are missing. */
  withLock: <T>(id: string, work: (hasLock: boolean) => Promise<T>) => Promise<T>;
  random: () => number;
  /** False only when the device knows that it has no network. */
  isOnline: () => boolean;
  /** Called after each change of the store. */
  onChange: () => void;
}

export interface FlushReport {
  /** Items and files that will be sent without a person's help. */
  pending: number;
  /** Milliseconds until the first of them is due; null when none is pending. */
  nextDueIn: number | null;
}

/** Parallel requests: a slow one delays no other, and a long queue does not flood the server. */
const CONCURRENCY = 4;

/**
 * Sends every item that is due. Pages and the service worker run it at the same time; the item's lock (or its lease)
 * keeps two of them from sending one item at once. The server removes duplicates by id.
 */
export async function flush(deps: FlushDeps, trigger: Trigger): Promise<FlushReport> {
  const items = await sendableItems(deps);
  // `isOnline` can be wrong, so a person's tap tries anyway.
  if (deps.isOnline() || trigger === 'person') {
    const now = deps.now();
    // Assumes the lock: `sendOne` checks it for each item.
    const due = items.filter((item) => dueIn(item, now, trigger, true) === 0).reverse();
    const turn = atMost(CONCURRENCY);
    await Promise.all(due.map(({ id }) => turn(() => sendOne(id, deps, trigger))));
  }
  const expired = expiredSentIds(items, deps.now());
  if (expired.length > 0) await deps.store.remove(expired).then(deps.onChange);
  return reportOf(await sendableItems(deps), deps.now());
}

/** A rep's items wait for a page: without the token they would not belong to the rep. */
export const sendableItems = async ({ store, tokenOf }: FlushDeps): Promise<readonly OutboxItem[]> =>
  (await store.all()).filter(({ repId }) => repId === undefined || tokenOf !== undefined);

/** Makes one attempt for one item, if it is due. */
export const sendOne = (id: string, deps: FlushDeps, trigger: Trigger): Promise<void> =>
  deps.withLock(id, async (hasLock) => {
    // Decided again inside the transaction: the item may have been edited, deleted or sent since the list was read.
    const claim = { made: false };
    const item = await deps.store.change(id, (stored) => {
      claim.made = dueIn(stored, deps.now(), trigger, hasLock) === 0;
      return claim.made ? toSending(stored, deps.now()) : stored;
    });
    if (item === undefined || !claim.made) return;
    deps.onChange();
    const outcome = await postLead(item, deps, DELAYS_MS.answer);
    // An item that was deleted during the request stays deleted.
    await deps.store.change(id, (stored) => afterAttempt(stored, outcome, deps.now(), deps.random));
    deps.onChange();
  });

/** How many items and files are pending and when the next one is due, for the timer and for Background Sync. */
export function reportOf(items: readonly OutboxItem[], now: number): FlushReport {
  const waits = items.flatMap((item) => dueIn(item, now, 'timer', false) ?? uploadDueIn(item, now, 'timer', false) ?? []);
  return { pending: waits.length, nextDueIn: waits.length === 0 ? null : Math.min(...waits) };
}
