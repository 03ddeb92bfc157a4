import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { MAIL_SECRETS, mailerOfInstance } from '../platform/mail';
import { KEY_SECRETS } from '../platform/site-keys';
import { onCreated, onDeleted } from '../platform/triggers';

/** Runs when a lead arrives: the lead and its mail document are created in one transaction. */
export const sendLeadMail = onCreated(
  'sendLeadMail',
  `${COLLECTIONS.mail}/{id}`,
  async ({ params: { id } }) => {
    if (id === undefined) throw new Error('The event has no document id');
    await (await import('./send-lead-mail')).sendLeadMail(id, mailerOfInstance());
  },
  // One instance with one connection keeps the rate; further mails wait in the event queue.
  { secrets: [...MAIL_SECRETS, ...KEY_SECRETS], maxInstances: 1, concurrency: 20 },
);

/** Deletes the file and the mails of a lead, however the lead was erased: by staff, by a request of the person, or by age. */
const erasesFile = (name: string, kind: LeadKind) =>
  onDeleted(name, `${LEAD_COLLECTIONS[kind]}/{id}`, async ({ params: { id }, data: lead }) => {
    if (id === undefined) return;
    await (await import('./erase-lead-mails')).eraseLeadMails(kind, id);
    if (lead?.get('attachment') === undefined) return;
    await (await import('./attachment-file')).deleteAttachment(kind, id);
  });

export const eraseOrderFile = erasesFile('eraseOrderFile', 'order');
export const eraseEnquiryFile = erasesFile('eraseEnquiryFile', 'quickEnquiry');
