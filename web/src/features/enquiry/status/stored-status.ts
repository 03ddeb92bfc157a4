import { enquiryStatus, type EnquiryStatus } from '@catalogue/contract/entities/enquiry-status';
import * as v from 'valibot';
import { change, read, readAll, remove } from '../../../data/device-store/database';
import { readItem } from '../outbox/items';

/** What this device knows of an enquiry: its token, and the server's last answer. */
const storedStatus = v.object({ token: v.string(), status: v.nullable(enquiryStatus), at: v.number() });
export type StoredStatus = v.InferOutput<typeof storedStatus>;

const keyOf = (reference: string): string => `enquiry-status/${reference}`;

/** The stored answer and token of an enquiry; null without one. */
export async function readStoredStatus(reference: string): Promise<StoredStatus | null> {
  const parsed = v.safeParse(storedStatus, await read('settings', keyOf(reference)));
  return parsed.success ? parsed.output : null;
}

/** Stores the server's answer of `at` (ms). Resolves to whether the device has stored it. */
export const storeStatus = (token: string, status: EnquiryStatus, at: number): Promise<boolean> =>
  change('settings', keyOf(status.reference), (): StoredStatus => ({ token, status, at }));

/** Deletes the stored answer and token. */
export const forgetStatus = (reference: string): Promise<boolean> => remove('settings', keyOf(reference));

/** The token in the receipt of an enquiry that was sent from this device; null without one. */
export async function tokenOfReceipt(reference: string): Promise<string | null> {
  for (const value of (await readAll('outbox')).values()) {
    const item = readItem(value);
    if (item?.state.name === 'sent' && item.state.receipt.reference === reference)
      return item.state.receipt.statusToken ?? null;
  }
  return null;
}

/** A note that has not been sent. The id stays until the text changes, so that a repeat stays one note. */
const noteDraft = v.object({ id: v.string(), text: v.string() });
export type NoteDraft = v.InferOutput<typeof noteDraft>;

/** The unsent note of an enquiry; null without one. */
export async function readNoteDraft(reference: string): Promise<NoteDraft | null> {
  const parsed = v.safeParse(noteDraft, await read('drafts', keyOf(reference)));
  return parsed.success ? parsed.output : null;
}

/** An empty text deletes the draft. */
export const writeNoteDraft = (reference: string, draft: NoteDraft): Promise<boolean> =>
  change('drafts', keyOf(reference), () => (draft.text === '' ? undefined : draft));
