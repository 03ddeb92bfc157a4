import type { OutboxItem } from './item';
import { postLead } from './post-lead';
import type { HttpPort } from './post-lead';
import type { OutboxStore } from './store';
import { afterAttempt, dueIn, expiredSentIds, toSending, DELAYS_MS } from './transitions';
import type { Trigger } from './transitions';

export interface FlushDeps extends HttpPort {
  store: OutboxStore;
  /** Runs `work` holding the item's lock; `alone` is false where another tab or worker has it, or locks are missing. */
  withLock: <T>(id: string, work: (alone: boolean) => Promise<T>) => Promise<T>;
  random: () => number;
  /** False only when the device knows that it has no network. */
  isOnline: () => boolean;
  /** Called after each change of the store. */
  onChange: () => void;
}

export interface FlushReport {
  /** Items that will still go by themselves. */
  pending: number;
  /** Milliseconds until the first of them is due; null when none is left. */
  nextDueIn: number | null;
}

/** So many requests at once: a slow one holds up no other, and a long queue no server. */
const CONCURRENCY = 4;

/**
 * Sends what is due: the one routine for page and service worker, in as many of them at once as there are. The lock of
 * an item, or its lease where there are no locks, keeps two of them from sending it at the same time. That it arrives
 * once although it is sent again after a lost answer is the server's part.
 */
export async function flush(tools: FlushDeps, urgency: Trigger): Promise<FlushReport> {
  const items = await tools.store.all();
  // `online` can be wrong, so a person's tap tries anyway.
  if (tools.isOnline() || urgency === 'person') {
    const now = tools.now();
    // As if alone: what is under way elsewhere shows when its lock is asked for.
    const due = items.filter((item) => dueIn(item, now, urgency, true) === 0).reverse();
    const worker = async () => {
      for (let item = due.shift(); item !== undefined; item = due.shift()) await sendOne(item.id, tools, urgency);
    };
    await Promise.all(Array.from({ length: Math.min(CONCURRENCY, due.length) }, worker));
  }
  const gone = expiredSentIds(items, tools.now());
  if (gone.length > 0) await tools.store.remove(gone).then(tools.onChange);
  return pendingOf(await tools.store.all(), tools.now());
}

/** One attempt for one item, if it is due. */
export const sendOne = (id: string, tools: FlushDeps, urgency: Trigger): Promise<void> =>
  tools.withLock(id, async (alone) => {
    // Decided again inside the transaction: it may have been edited, deleted or sent since the list was read.
    const claim = { made: false };
    const item = await tools.store.change(id, (stored) => {
      claim.made = dueIn(stored, tools.now(), urgency, alone) === 0;
      return claim.made ? toSending(stored, tools.now()) : stored;
    });
    if (item === undefined || !claim.made) return;
    tools.onChange();
    const outcome = await postLead(item, tools, DELAYS_MS.answer);
    // An item deleted meanwhile stays deleted.
    await tools.store.change(id, (stored) => afterAttempt(stored, outcome, tools.now(), tools.random));
    tools.onChange();
  });

/** What is left to do, for the timer and for Background Sync. */
export function pendingOf(items: readonly OutboxItem[], now: number): FlushReport {
  const waits = items.flatMap((item) => dueIn(item, now, 'timer', false) ?? []);
  return { pending: waits.length, nextDueIn: waits.length === 0 ? null : Math.min(...waits) };
}
