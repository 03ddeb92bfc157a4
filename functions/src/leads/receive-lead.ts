import { randomUUID } from 'node:crypto';
import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { missingFieldMessages, referenceOf } from '@catalogue/contract/entities/lead';
import type { LeadKind, OrderInput, QuickEnquiryInput, Receipt } from '@catalogue/contract/entities/lead';
import { searchKeysOf } from '@catalogue/contract/lead-search';
import { mailIdOf } from '@catalogue/contract/entities/mail';
import { confirmsLeads } from '../platform/environment';
import { createOnce } from '../platform/create-once';
import { firestore, Timestamp } from '../platform/firestore';
import { isOverBudget } from './lead-budget';

/** The scheduled retry skips mails younger than this: the trigger sends them. */
const TRIGGER_GRACE_MS = 120_000;

/**
 * Stores a lead exactly once, together with its mail to staff, and returns the receipt. A repeated id changes nothing
 * and returns the same receipt. A filled honeypot returns a receipt and stores nothing.
 * A lead of a network over budget is stored as suspect, without a mail of its own.
 */
export async function receiveLead(kind: 'quickEnquiry', input: QuickEnquiryInput, network: string | null): Promise<Receipt>;
export async function receiveLead(kind: 'order', input: OrderInput, network: string | null): Promise<Receipt>;
export async function receiveLead(
  kind: LeadKind,
  { id = randomUUID(), website: honeypot, ...content }: QuickEnquiryInput | OrderInput,
  network: string | null,
): Promise<Receipt> {
  // Local clock, not the server timestamp: the receipt is needed before the write.
  const now = Timestamp.fromMillis(Date.now());
  const reference = referenceOf(kind, id);
  const receipt: Receipt = { id, reference, receivedAt: now.toMillis() };
  if (honeypot !== '') return receipt;

  const suspect = await isOverBudget(network);
  const lead = firestore().collection(LEAD_COLLECTIONS[kind]).doc(id);
  const mail = firestore().collection(COLLECTIONS.mail).doc(mailIdOf(kind, id));
  const leadData = {
    ...content,
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
  };
  const mailData = {
    kind,
    leadId: id,
    reference,
    state: 'queued',
    attempts: 0,
    nextTryAt: Timestamp.fromMillis(now.toMillis() + TRIGGER_GRACE_MS),
    sentAt: null,
    to: '',
    error: '',
    errorCode: '',
    audience: 'staff',
    createdAt: now,
  };
  // The mail document outlives an erased lead, so a repeated request does not recreate it.
  const confirmation = firestore().collection(COLLECTIONS.mail).doc(`${mail.id}-client`);
  const mails = [
    { reference: mail, data: mailData },
    ...(confirmsLeads() ? [{ reference: confirmation, data: { ...mailData, audience: 'client' } }] : []),
  ];
  const documents = [{ reference: lead, data: leadData }, ...(suspect ? [] : mails)];
  const known = await createOnce(documents, { tombstones: [mail] });
  return known === undefined ? receipt : { ...receipt, receivedAt: (known.get('createdAt') as Timestamp).toMillis() };
}
