import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { MAIL_SECRETS, staffMailer } from '../platform/mail';
import { SCHEDULE } from '../platform/options';
import { onCreated } from '../platform/triggers';

/** Every lead is stored together with its mail, so the mail's creation is the lead's. */
export const sendLeadMail = onCreated(
  'tellStaff',
  `${COLLECTIONS.mail}/{id}`,
  async ({ params: { id } }) => {
    if (id === undefined) throw new Error('An event of a mail names no document');
    await (await import('./send-lead-mail')).sendLeadMail(id, staffMailer());
  },
  { secrets: MAIL_SECRETS },
);

export const retryLeadMail = onSchedule({ ...SCHEDULE, secrets: MAIL_SECRETS, schedule: 'every 5 minutes' }, async () => {
  await (await import('./send-lead-mail')).retryLeadMail(staffMailer());
});
