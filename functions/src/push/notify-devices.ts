import { mail as mailSchema, type Mail } from '@catalogue/contract/entities/mail';
import type { PushMessage } from '@catalogue/contract/entities/push-device';
import { leadPath } from '@catalogue/contract/paths';
import * as v from 'valibot';
import { devicesOfTeam } from './devices';
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

/** A mail that is older came back with a restore, or its event was held up for so long that staff have seen the lead. */
const RECENT_MS = 3_600_000;

/** Whether a created mail notifies staff. Confirmations to enquirers and mails of a restored backup do not. */
export const isNews = ({ audience, state, createdAt }: Mail, now: number): boolean =>
  audience === 'staff' && state === 'queued' && createdAt > now - RECENT_MS;

/** Notifies the devices of the team about a mail to staff. */
export async function notifyDevices(mailId: string, created: unknown): Promise<void> {
  const mail = v.parse(mailSchema, created);
  if (isNews(mail, Date.now())) await sendPush(messageAbout(mailId, mail), await devicesOfTeam());
}
