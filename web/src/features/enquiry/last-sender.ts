import { isMeetingUnderWay } from '../../data/device-store/meeting-flag';
import { deleteDraft, readDraft, writeDraft } from './drafts';
import { EMPTY_VALUES, type FormValues } from './form-values';

/* Who sent the last enquiry of this device: forms start with it. It is a draft like any other: it expires, and leaves with logging out. */

const KEY = 'sender';
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
export async function readSender(now = Date.now()): Promise<Sender | null> {
  if (await isMeetingUnderWay(now)) return null;
  const found = await readDraft(KEY, now);
  return found === null ? null : senderOf(found.values);
}

/** Stores the sender of an enquiry; a later one that leaves a field open keeps what was known. */
export async function writeSender(values: FormValues, now = Date.now()): Promise<void> {
  if (await isMeetingUnderWay(now)) return;
  const before = (await readDraft(KEY, now))?.values ?? EMPTY_VALUES;
  const isSame = before.email === '' || before.email === values.email;
  const known = (field: (typeof SENDER_FIELDS)[number]): string =>
    values[field] === '' && isSame ? before[field] : values[field];
  const sender = Object.fromEntries(SENDER_FIELDS.map((field) => [field, known(field).trim()]));
  await writeDraft(KEY, { values: { ...EMPTY_VALUES, ...sender }, attempt: null, at: now }, new Set(SENDER_FIELDS));
}

export const forgetSender = (): Promise<boolean> => deleteDraft(KEY);
