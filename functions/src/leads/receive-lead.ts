import { randomUUID } from 'node:crypto';
import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { missingFieldMessages, referenceOf } from '@catalogue/contract/entities/lead';
import type { LeadKind, OrderInput, QuickEnquiryInput, Receipt } from '@catalogue/contract/entities/lead';
import { searchKeysOf } from '@catalogue/contract/lead-search';
import { confirmationIdOf, mailIdOf } from '@catalogue/contract/entities/mail';
import { confirmsLeads } from '../platform/environment';
import { createOnce } from '../platform/create-once';
import { firestore, Timestamp } from '../platform/firestore';
import { announceAttachment, newAttachment } from './announce-attachment';
import { attachmentReceiptOf } from './attachment-receipt';
import { isOverBudget } from './lead-budget';
import { newMail } from './new-mail';
import { isUnguessableId, statusTokenOf } from './status-token';

interface Rep {
  uid: string;
  name: string;
}

/**
 * Stores a lead exactly once, together with its mail to staff, and returns the receipt. A repeated id changes nothing
 * and returns the same receipt. A filled honeypot returns a receipt and stores nothing.
 * A lead of a network over budget is stored as suspect, without a mail of its own. An announced file follows later.
 * `rep`: the rep who sends it.
 */
export async function receiveLead(
  kind: 'quickEnquiry',
  input: QuickEnquiryInput,
  network: string | null,
  rep?: Rep | null,
): Promise<Receipt>;
export async function receiveLead(kind: 'order', input: OrderInput, network: string | null, rep?: Rep | null): Promise<Receipt>;
export async function receiveLead(
  kind: LeadKind,
  { id = randomUUID(), website: honeypot, attachment: announced, ...content }: QuickEnquiryInput | OrderInput,
  network: string | null,
  rep: Rep | null = null,
): Promise<Receipt> {
  // Local clock, not the server timestamp: the receipt is needed before the write.
  const now = Timestamp.fromMillis(Date.now());
  const reference = referenceOf(kind, id);
  const receipt = async (receivedAt: Timestamp): Promise<Receipt> => ({
    id,
    reference,
    receivedAt: receivedAt.toMillis(),
    ...(isUnguessableId(id) && { statusToken: await statusTokenOf(kind, id) }),
  });
  if (honeypot !== '') return receipt(now);

  const suspect = await isOverBudget(network);
  const lead = firestore().collection(LEAD_COLLECTIONS[kind]).doc(id);
  const mail = firestore().collection(COLLECTIONS.mail).doc(mailIdOf(kind, id));
  const leadData = {
    ...content,
    ...(rep && { repId: rep.uid, repName: rep.name }),
    id,
    reference,
    searchKeys: searchKeysOf(content),
    incomplete: Object.keys(missingFieldMessages(kind, content)).length > 0,
    status: suspect ? 'suspect' : 'new',
    owner: null,
    ownerName: null,
    note: '',
    nextCallAt: null,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    ...(announced && { attachment: newAttachment(announced) }),
  };
  const about = { kind, leadId: id, reference };
  // The mail document outlives an erased lead, so a repeated request does not recreate it.
  const confirmation = firestore().collection(COLLECTIONS.mail).doc(confirmationIdOf(mail.id));
  const mails = [
    { reference: mail, data: newMail({ ...about, audience: 'staff' }, now) },
    ...(confirmsLeads() ? [{ reference: confirmation, data: newMail({ ...about, audience: 'client' }, now) }] : []),
  ];
  const documents = [{ reference: lead, data: leadData }, ...(suspect ? [] : mails)];
  const known = await createOnce(documents, { tombstones: [mail] });
  const answer = await receipt(known === undefined ? now : (known.get('createdAt') as Timestamp));
  if (announced === undefined) return answer;
  const stored = known === undefined ? leadData : await announceAttachment(lead, announced);
  return { ...answer, attachment: await attachmentReceiptOf(kind, id, stored) };
}
