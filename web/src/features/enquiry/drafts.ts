import { change, read, readAll, remove } from '../../data/device-store/database';
import { isMeetingUnderWay } from '../../data/device-store/meeting-flag';
import { earliestNow, serverNow } from '../../data/network/server-clock';
import { EMPTY_VALUES, mergeDraft } from './form-values';
import type { FieldName, FormValues } from './form-values';
import type { LeadContent } from './outbox/items';
import { newId } from '../../lib/new-id';

/** A submission: its id, and the content as JSON; null: the browser may have sent the form itself. */
export interface Attempt {
  id: string;
  lead: string | null;
}

export interface Draft {
  values: FormValues;
  /** Content and id of the last submission. The same content again keeps the id, also after a reload. */
  attempt: Attempt | null;
  /** Time of the last change by `serverNow`, ms. */
  at: number;
}

const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** The stored draft, or null. An expired draft is deleted: someone else may use the device by now. */
export async function readDraft(key: string, now = earliestNow()): Promise<Draft | null> {
  const found = await read('drafts', key);
  if (!isDraft(found)) return null;
  if (isExpired(found, now)) {
    await deleteDraft(key);
    return null;
  }
  return { ...found, values: { ...EMPTY_VALUES, ...found.values } };
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object' && 'attempt' in value;

const isExpired = (draft: Draft, now: number): boolean => now - draft.at > DRAFT_LIFETIME_MS;

/** Stores the draft. Fields that were not `edited` keep what is stored: it may not have been read yet. */
export const writeDraft = (key: string, draft: Draft, edited: ReadonlySet<FieldName>): Promise<boolean> =>
  change('drafts', key, (stored) =>
    isDraft(stored) && !isExpired(stored, Math.min(draft.at, Date.now()))
      ? { ...draft, values: mergeDraft(draft.values, edited, { ...EMPTY_VALUES, ...stored.values }) }
      : draft,
  );

export const deleteDraft = (key: string): Promise<boolean> => remove('drafts', key);

/** Deletes the draft of a form whose lead was sent or stored. A later one stays: the form was opened again meanwhile, and changed. */
export const deleteSentDraft = (key: string, sent: Draft | null): Promise<boolean> =>
  change('drafts', key, (stored) => (sent !== null && isDraft(stored) && stored.at !== sent.at ? stored : undefined));

/** Deletes expired drafts, which hold people's names and numbers. Staff drafts of another shape share the store. */
export async function deleteExpiredDrafts(now: number): Promise<void> {
  for (const [key, value] of await readAll('drafts')) {
    if (isDraft(value) && isExpired(value, now)) await deleteDraft(key);
  }
}

/**
 * The attempt for a submission: the last one when the content is the same, otherwise a new one. `nativeId`: the id of a submission
 * before the scripts had loaded, which may have sent the same content already; '' without one.
 */
export function attemptFor(draft: Draft | null, lead: LeadContent, nativeId: string): Attempt {
  // The prices that the device shows may change between two tries.
  const text = JSON.stringify(lead.content, (name, value: unknown) =>
    name === 'price' || name === 'offer' ? undefined : value,
  );
  if (draft?.attempt?.lead === text) return draft.attempt;
  if (draft?.attempt?.lead === null) return { id: draft.attempt.id, lead: text };
  return { id: nativeId === '' ? newId() : nativeId, lead: text };
}

/* Who sent the last enquiry of this device: forms start with it. It is a draft like any other: it expires, and leaves with logging out. */

export const SENDER_KEY = 'sender';
export const SENDER_FIELDS = ['name', 'companyname', 'city', 'mobile', 'email'] as const;
export type Sender = Pick<FormValues, (typeof SENDER_FIELDS)[number]>;

const senderOf = ({ name, companyname, city, mobile, email }: FormValues): Sender => ({
  name,
  companyname,
  city,
  mobile,
  email,
});
export const emptySender = (): Sender => senderOf(EMPTY_VALUES);

/** The sender of the last enquiry; null without one, and in a meeting, where the client holds the device. */
export async function readSender(now?: number): Promise<Sender | null> {
  if (await isMeetingUnderWay(now ?? Date.now())) return null;
  const found = await readDraft(SENDER_KEY, now);
  return found === null ? null : senderOf(found.values);
}

/** Stores the sender of an enquiry; a later one that leaves a field open keeps what was known. */
export async function writeSender(values: FormValues): Promise<void> {
  if (await isMeetingUnderWay(Date.now())) return;
  const before = (await readDraft(SENDER_KEY))?.values ?? EMPTY_VALUES;
  const isSame = before.email === '' || before.email === values.email;
  const known = (field: (typeof SENDER_FIELDS)[number]): string =>
    values[field] === '' && isSame ? before[field] : values[field];
  const sender = Object.fromEntries(SENDER_FIELDS.map((field) => [field, known(field).trim()]));
  const draft = { values: { ...EMPTY_VALUES, ...sender }, attempt: null, at: serverNow() };
  await writeDraft(SENDER_KEY, draft, new Set(SENDER_FIELDS));
}

export const forgetSender = (): Promise<boolean> => deleteDraft(SENDER_KEY);
