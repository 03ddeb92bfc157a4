import { COLLECTIONS } from '@catalogue/contract/collections';
import { mail as mailSchema, type Mail } from '@catalogue/contract/entities/mail';
import type { PushMessage } from '@catalogue/contract/entities/push-device';
import { leadPath } from '@catalogue/contract/paths';
import * as v from 'valibot';
import { firestore } from '../platform/firestore';
import { sendPush } from './send-push';

const TITLES = { quickEnquiry: 'New quick enquiry', order: 'New order' } as const;
const NOTE_TITLE = 'A note was added to an enquiry';

/** The message about what a mail to staff reports. */
export const messageAbout = (id: string, { kind, leadId, reference, noteId }: Mail): PushMessage => ({
  title: noteId === undefined ? TITLES[kind] : NOTE_TITLE,
  body: reference,
  path: leadPath(kind, leadId),
  tag: id,
});

/** Notifies the devices of the team about a mail to staff. Confirmations to enquirers notify nobody. */
export async function notifyDevices(mailId: string): Promise<void> {
  const found = await firestore().collection(COLLECTIONS.mail).doc(mailId).get();
  if (!found.exists) return;
  const mail = v.parse(mailSchema, found.data());
  if (mail.audience === 'staff') await sendPush(messageAbout(mailId, mail));
}
