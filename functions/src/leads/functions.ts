import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { MAIL_SECRETS, staffMailer } from '../platform/mail';
import { SCHEDULE } from '../platform/options';
import { onCreated } from '../platform/triggers';

/** Runs when a lead arrives: the lead and its mail document are created in one transaction. */
export const sendLeadMail = onCreated(
  'sendLeadMail',
  `${COLLECTIONS.mail}/{id}`,
  async ({ params: { id } }) => {
    if (id === undefined) throw new Error('The event has no document id');
    await (await import('./send-lead-mail')).sendLeadMail(id, staffMailer());
  },
  { secrets: MAIL_SECRETS },
);

export const retryLeadMail = onSchedule({ ...SCHEDULE, secrets: MAIL_SECRETS, schedule: 'every 5 minutes' }, async () => {
  await (await import('./send-lead-mail')).retryLeadMail(staffMailer());
});
