import type { AnnouncedAttachment } from '@catalogue/contract/entities/attachment';
import type { OutboxItem } from './items';
import { backOff, DELAYS_MS, remaining, shorten } from './transitions';
import type { Trigger } from './transitions';

/** The file of an item. It is uploaded after the lead has its receipt, and never delays a lead. */
export interface ItemAttachment extends AnnouncedAttachment {
  /** Key of its bytes in the store `attachments`. */
  fileId: string;
  /** `givenUp`: its bytes are gone, or no upload succeeded for a week. */
  state: 'waiting' | 'received' | 'refused' | 'givenUp';
  /** Why the server refused it. */
  reason: string;
  attempts: number;
  /** Device clock at the end of the last attempt. */
  triedAt: number | null;
  /** Milliseconds from `triedAt` to the next attempt. */
  wait: number;
  /** `wait` is the server's Retry-After. */
  hasRetryAfter: boolean;
  /** Start of the upload under way. */
  uploadingSince: number | null;
}

export type FileReference = AnnouncedAttachment & { fileId: string };

export const newItemAttachment = ({ fileId, name, type, bytes }: FileReference): ItemAttachment => ({
  ...{ fileId, name, type, bytes },
  ...{ state: 'waiting', reason: '', attempts: 0, triedAt: null, wait: 0, hasRetryAfter: false, uploadingSince: null },
});

/** Whether the item has a file that has not been uploaded. */
export const hasWaitingFile = ({ attachment }: OutboxItem): boolean => attachment?.state === 'waiting';

/** Milliseconds until the upload is due; 0: now; null: there is nothing to upload yet. */
export function uploadDueIn({ state, attachment }: OutboxItem, now: number, trigger: Trigger, hasLock: boolean): number | null {
  if (state.name !== 'sent' || attachment?.state !== 'waiting') return null;
  const { uploadingSince, triedAt, wait, hasRetryAfter } = attachment;
  if (uploadingSince !== null) return hasLock ? 0 : remaining(uploadingSince, DELAYS_MS.uploadLease, now);
  return triedAt === null ? 0 : remaining(triedAt, hasRetryAfter ? wait : shorten(wait, trigger), now);
}

/** The item at the start of an upload. */
export const toUploading = (item: OutboxItem, now: number): OutboxItem =>
  changed(item, (file) => ({ uploadingSince: now, attempts: file.attempts + 1 }));

export type UploadOutcome =
  | { name: 'settled'; state: 'received' | 'refused'; reason: string }
  /** This device has lost the bytes. */
  | { name: 'missing' }
  | { name: 'failed'; retryAfter: number | null };

/** A device gives a file up after this time and at least so many attempts: a clock may have been set forward. */
const GIVE_UP = { age: 7 * 24 * 60 * 60_000, attempts: 20 } as const;

/** The item after an attempt. */
export function afterUpload(item: OutboxItem, outcome: UploadOutcome, now: number, random: () => number): OutboxItem {
  if (outcome.name === 'missing') return changed(item, () => ({ state: 'givenUp', uploadingSince: null }));
  if (outcome.name === 'settled')
    return changed(item, () => ({ state: outcome.state, reason: outcome.reason, uploadingSince: null }));
  const { retryAfter } = outcome;
  return changed(item, ({ attempts }) => ({
    state: attempts >= GIVE_UP.attempts && now - item.savedAt > GIVE_UP.age ? 'givenUp' : 'waiting',
    triedAt: now,
    wait:
      retryAfter === null
        ? backOff(attempts, random, DELAYS_MS.longestUpload)
        : Math.min(retryAfter, DELAYS_MS.longestUpload) * (1 + random() / 4),
    hasRetryAfter: retryAfter !== null,
    uploadingSince: null,
  }));
}

/** Only a waiting file changes: another tab may have settled it meanwhile. */
const changed = (item: OutboxItem, change: (file: ItemAttachment) => Partial<ItemAttachment>): OutboxItem =>
  item.attachment?.state === 'waiting' ? { ...item, attachment: { ...item.attachment, ...change(item.attachment) } } : item;
