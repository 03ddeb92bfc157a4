import type { Receipt } from '@catalogue/contract/entities/lead';
import { observable } from '../../../lib/observable';
import { flush, reportOf, sendOne } from './flush';
import type { FlushDeps, FlushReport } from './flush';
import { isRefused, isWaiting, newItem } from './items';
import { newItemAttachment } from './item-attachment';
import type { FileReference } from './item-attachment';
import type { LeadContent, OutboxItem, SendError } from './items';
import { replaceItem, type EditResult } from './replace-item';
import { toRetry, toTransferred } from './transitions';
import type { Trigger } from './transitions';
import { uploadFiles } from './upload-files';

/** The result of a submission within the time a person waits for it. */
export type Submission =
  | { name: 'sent'; receipt: Receipt }
  | { name: 'refused'; reason: string; errors: Readonly<Record<string, string>> }
  /** Stored on the device and sent later. `error` is null where the device is offline. */
  | { name: 'saved'; error: SendError | null }
  /** Neither sent nor stored: only the form holds it. */
  | { name: 'unsaved' };

const SECOND = 1000;
/** How long a form waits for the server before it reports the lead as saved. */
const SUBMIT_TIMEOUT_MS = 8 * SECOND;
/** Time between attempts while `navigator.onLine` is false, which may be wrong. */
const OFFLINE_RECHECK_MS = 60 * SECOND;
const MAX_RECHECK_MS = 300 * SECOND;

export interface OutboxDeps extends FlushDeps {
  /** Registers Background Sync, where the browser has it. */
  requestSync: () => void;
  /** Calls back after so many milliseconds; returns the function that cancels it. */
  setTimer: (ms: number, callback: () => void) => () => void;
}

interface SubmitOptions {
  /** uid of the logged-in user. */
  owner?: string | undefined;
  /** uid of the rep who sends it. */
  repId?: string | undefined;
  /** The file that follows the lead. */
  file?: FileReference | null;
  /** How long the form waits for the server. */
  timeoutMs?: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of one page: its items and every operation on them. */
export function createOutbox(deps: OutboxDeps) {
  const items = observable<readonly OutboxItem[] | null>(null);
  let cancelTimer = (): void => undefined;

  let refreshes = 0;
  const refresh = async (): Promise<void> => {
    const turn = (refreshes += 1);
    const stored = await deps.store.all();
    // An older read that ends later would bring deleted items back.
    if (turn === refreshes) items.set(stored);
  };
  const flushDeps: FlushDeps = {
    ...deps,
    onChange: () => {
      deps.onChange();
      void refresh();
    },
  };

  const schedule = ({ pending, nextDueIn }: FlushReport): void => {
    cancelTimer();
    if (nextDueIn !== null) {
      const soonest = deps.isOnline() ? SECOND : OFFLINE_RECHECK_MS;
      const wait = Math.min(MAX_RECHECK_MS, Math.max(soonest, nextDueIn));
      cancelTimer = deps.setTimer(wait, () => void sendDue('timer'));
    }
    if (pending > 0) deps.requestSync();
  };

  /** Sends what is due, files last, then schedules the rest with the timer and with Background Sync. */
  async function sendDue(trigger: Trigger): Promise<void> {
    // Scheduled before the files: a slow upload must not delay the next attempt of a lead.
    schedule(await flush(flushDeps, trigger));
    schedule(await uploadFiles(flushDeps, trigger));
  }

  const reschedule = async (): Promise<void> => schedule(reportOf(await deps.store.all(), deps.now()));

  const sendThenReschedule = async (id: string): Promise<void> => {
    try {
      await sendOne(id, flushDeps, 'person');
    } finally {
      await reschedule();
    }
  };

  const change = async (id: string, decide: (item: OutboxItem) => OutboxItem | null): Promise<OutboxItem | undefined> => {
    const after = await deps.store.change(id, decide);
    flushDeps.onChange();
    return after;
  };

  /** Deletes an item whose form still holds the text, unless it has been sent after all: then it returns the receipt. */
  const withdraw = async (id: string): Promise<Receipt | null> => {
    const left = await change(id, (item) => (item.state.name === 'sent' ? item : null));
    return left?.state.name === 'sent' ? left.state.receipt : null;
  };

  /**
   * Stores the lead, then sends it. Repeating it with the same id is safe: it stays one lead. Its file follows later: nobody
   * waits for it.
   */
  async function submit(
    lead: LeadContent,
    id: string,
    { owner, repId, file = null, timeoutMs = SUBMIT_TIMEOUT_MS }: SubmitOptions = {},
  ): Promise<Submission> {
    const attachment = file === null ? {} : { attachment: newItemAttachment(file) };
    const item = newItem(lead, id, deps.now(), { ...attachment, repId, owner });
    const isStored = await deps.store.put(item);
    flushDeps.onChange();
    if (!deps.isOnline() && isStored) {
      await reschedule();
      return { name: 'saved', error: null };
    }
    const attempt = sendThenReschedule(id);
    // Before the attempt ends: the page may be closed during it.
    if (isStored) deps.requestSync();
    await Promise.race([attempt, new Promise<void>((resolve) => deps.setTimer(timeoutMs, resolve))]);
    const state = (await deps.store.all()).find((item) => item.id === id)?.state;
    if (state?.name === 'sent') return { name: 'sent', receipt: state.receipt };
    if (state?.name === 'needsYou') {
      // The form still holds the text, so it is corrected there and not in the outbox.
      const receipt = await withdraw(id);
      return receipt ? { name: 'sent', receipt } : { name: 'refused', reason: state.reason, errors: state.errors };
    }
    // No state: the person has deleted the item in the outbox during the attempt.
    if (isStored && state !== undefined)
      return { name: 'saved', error: (state.name === 'saved' ? state.lastError : null) ?? 'timeout' };
    const receipt = await withdraw(id);
    return receipt ? { name: 'sent', receipt } : { name: 'unsaved' };
  }

  async function edit(id: string, lead: LeadContent): Promise<EditResult> {
    const result = await replaceItem(deps, id, lead);
    if (result !== 'changed') return result;
    flushDeps.onChange();
    void sendDue('signal');
    return result;
  }

  /** Marks the item as transferred by its code and resolves to it; undefined if it was deleted. */
  const transfer = (id: string): Promise<OutboxItem | undefined> => change(id, toTransferred);

  return {
    submit,
    edit,
    sendDue,
    refresh,
    /** Follows a change by another tab or the worker, which may be closed before it sends what it has left to send. */
    changedElsewhere: () => refresh().then(reschedule),
    /** Newest first; null until the items have been read. */
    items: items.get,
    subscribe: items.subscribe,
    /** Numbers of leads on this device without a receipt: those that the server refused, and those that go by themselves. */
    waitingCounts: async () => {
      const waiting = (await deps.store.all()).filter(isWaiting);
      const refused = waiting.filter(isRefused).length;
      return { refused, unsent: waiting.length - refused };
    },
    /** Makes one more attempt now. */
    async retry(id: string): Promise<void> {
      await change(id, toRetry);
      await sendThenReschedule(id);
    },
    transfer,
    /** Deletes an item with its file. */
    async discard(id: string): Promise<void> {
      const found: { item?: OutboxItem } = {};
      await change(id, (item) => {
        found.item = item;
        return null;
      });
      if (found.item?.attachment !== undefined) await deps.files.remove(found.item.attachment.fileId);
    },
  };
}
