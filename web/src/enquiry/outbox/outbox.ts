import { flush, pendingOf, sendOne } from './flush';
import type { FlushDeps } from './flush';
import { isEditable, isWaiting, newId, newItem } from './item';
import type { LeadContent, OutboxItem, SendError } from './item';
import { toRetry } from './transitions';
import type { Trigger } from './transitions';

/** How a form's lead fared within the time a person waits for it. */
export type Submission =
  | { name: 'sent' }
  | { name: 'refused'; reason: string; errors: Readonly<Record<string, string>> }
  /** On the device: it goes by itself. `trouble` is null where no attempt has failed yet. */
  | { name: 'saved'; trouble: SendError | null }
  /** Neither sent nor on the device: only the form holds it now. */
  | { name: 'unsaved' };

/**
 * How an edit fared. Nothing was changed where it is `tooLate` (sent or gone), `sending` (an answer is awaited), or
 * `unkept` (the device could not take the new version).
 */
export type EditResult = 'changed' | 'tooLate' | 'sending' | 'unkept';

const SECOND = 1000;
/** How long a form waits for an answer before it says that the rest happens by itself. */
const SUBMIT_TIMEOUT_MS = 8 * SECOND;
/** Between looks while the device says that it has no network: it will tell, but may be wrong. */
const OFFLINE_RECHECK_MS = 60 * SECOND;
const MAX_RECHECK_MS = 300 * SECOND;

export interface OutboxDeps extends FlushDeps {
  /** Asks the browser to wake the service worker when the network is back, where it can. */
  requestSync: () => void;
  /** Calls back after so many milliseconds; returns the way to call it off. */
  setTimer: (ms: number, callback: () => void) => () => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox as one page sees it: what is in it, and everything that can be done with it. */
export function createOutbox(page: OutboxDeps) {
  let shown: readonly OutboxItem[] | null = null;
  let callOff = (): void => undefined;
  const listeners = new Set<() => void>();

  let asked = 0;
  const refresh = async (): Promise<void> => {
    const turn = (asked += 1);
    const items = await page.store.all();
    // An answer overtaken by a newer question would bring back what is gone.
    if (turn < asked) return;
    shown = items;
    for (const listener of listeners) listener();
  };
  const tools: FlushDeps = {
    ...page,
    onChange: () => {
      page.onChange();
      void refresh();
    },
  };

  const arm = (nextIn: number | null): void => {
    callOff();
    if (nextIn === null) return;
    const soonest = page.isOnline() ? SECOND : OFFLINE_RECHECK_MS;
    callOff = page.setTimer(Math.min(MAX_RECHECK_MS, Math.max(soonest, nextIn)), () => void wake('timer'));
  };

  /** Sends what is due, then sees to it that the rest goes too: with the timer, and with Background Sync. */
  async function wake(urgency: Trigger): Promise<void> {
    const { pending: left, nextDueIn: nextIn } = await flush(tools, urgency);
    arm(nextIn);
    if (left > 0) page.requestSync();
  }

  async function rearm(): Promise<void> {
    const { pending: left, nextDueIn: nextIn } = pendingOf(await page.store.all(), page.now());
    arm(nextIn);
    if (left > 0) page.requestSync();
  }

  const change = async (id: string, decide: (item: OutboxItem) => OutboxItem | null): Promise<OutboxItem | undefined> => {
    const after = await page.store.change(id, decide);
    tools.onChange();
    return after;
  };

  /** Takes an item out that a form holds on to, unless it has been sent after all. */
  const takeBack = async (id: string): Promise<boolean> =>
    (await change(id, (item) => (item.state.name === 'sent' ? item : null))) === undefined;

  /** First onto the device, then onto the wire. Repeating it with the same id is safe: it stays one lead. */
  async function submit(lead: LeadContent, id: string): Promise<Submission> {
    const kept = await page.store.put(newItem(lead, id, page.now()));
    tools.onChange();
    if (!page.isOnline() && kept) {
      await rearm();
      return { name: 'saved', trouble: null };
    }
    const attempt = sendOne(id, tools, 'person').finally(rearm);
    // Now, not after the attempt: the page may be closed in the middle of it.
    if (kept) page.requestSync();
    if (kept) await Promise.race([attempt, new Promise<void>((resolve) => page.setTimer(SUBMIT_TIMEOUT_MS, resolve))]);
    else await attempt;
    const state = (await page.store.all()).find((item) => item.id === id)?.state;
    if (state?.name === 'sent') return { name: 'sent' };
    if (state?.name === 'needsYou') {
      // The person is at the form, and the form has the text: it is mended there, not in the outbox.
      return (await takeBack(id)) ? { name: 'refused', reason: state.reason, errors: state.errors } : { name: 'sent' };
    }
    // Gone where the person has deleted it in the outbox meanwhile.
    if (kept && state !== undefined) return { name: 'saved', trouble: state.name === 'saved' ? state.lastError : null };
    return (await takeBack(id)) ? { name: 'unsaved' } : { name: 'sent' };
  }

  return {
    submit,
    wake,
    refresh,
    /** What is in it, newest first; null until it has been read. */
    items: () => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** How many leads this device holds that are not at the server yet: ask before anything clears them. */
    waitingCount: async (): Promise<number> => (await page.store.all()).filter(isWaiting).length,
    /**
     * New content for an item that has not been sent. Where the old content may have reached the server, the new one
     * gets an id of its own: behind the old id it would be lost. A version that only this page's memory could hold is not
     * taken: the device would go on with the old one.
     */
    async edit(id: string, lead: LeadContent): Promise<EditResult> {
      const found: { item?: OutboxItem } = {};
      const kept = await page.store.changeDurably(id, (item) => {
        found.item = item;
        return isEditable(item) && !item.uncertain ? newItem(lead, id, page.now()) : item;
      });
      const { item } = found;
      if (item === undefined || item.state.name === 'sent') return 'tooLate';
      if (item.state.name === 'sending') return 'sending';
      if (!kept) return 'unkept';
      if (item.uncertain) {
        // The new one is on the device before the old one leaves it.
        if (!(await page.store.put(newItem(lead, newId(), page.now()), false))) return 'unkept';
        await page.store.remove([id]);
      }
      tools.onChange();
      void wake('signal');
      return 'changed';
    },
    /** One more try, now. */
    async retry(id: string): Promise<void> {
      await change(id, toRetry);
      await sendOne(id, tools, 'person').finally(rearm);
    },
    discard: (id: string): Promise<unknown> => change(id, () => null),
  };
}
