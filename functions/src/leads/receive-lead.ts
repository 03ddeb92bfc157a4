import { randomUUID } from 'node:crypto';
import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { missingFieldMessages, referenceOf } from '@catalogue/contract/entities/lead';
import type { LeadKind, OrderInput, QuickEnquiryInput, Receipt } from '@catalogue/contract/entities/lead';
import { searchKeysOf } from '@catalogue/contract/lead-search';
import { mailIdOf } from '@catalogue/contract/entities/mail';
import { createOnce } from '../platform/create-once';
import { firestore, Timestamp } from '../platform/firestore';

/** The scheduled run leaves a new mail to the trigger for so long. */
const TRIGGER_GRACE_MS = 120_000;

/**
 * Stores a lead exactly once, together with the order to tell the staff, and answers with its receipt. The same id
 * again, at whatever time and in parallel, changes nothing and gets the same receipt.
 *
 * Who fills the field that no person sees gets a receipt, too, and nothing is stored.
 */
export async function receiveLead(kind: 'quickEnquiry', input: QuickEnquiryInput): Promise<Receipt>;
export async function receiveLead(kind: 'order', input: OrderInput): Promise<Receipt>;
export async function receiveLead(
  kind: LeadKind,
  { id = randomUUID(), website, ...content }: QuickEnquiryInput | OrderInput,
): Promise<Receipt> {
  // This machine's clock, not the database's: the receipt has to be known before anything is stored.
  const now = Timestamp.fromMillis(Date.now());
  const reference = referenceOf(kind, id);
  const receipt: Receipt = { id, reference, receivedAt: now.toMillis() };
  if (website !== '') return receipt;

  const lead = firestore().collection(LEAD_COLLECTIONS[kind]).doc(id);
  const mail = firestore().collection(COLLECTIONS.mail).doc(mailIdOf(kind, id));
  const leadData = {
    ...content,
    id,
    reference,
    searchKeys: searchKeysOf(content),
    incomplete: Object.keys(missingFieldMessages(kind, content)).length > 0,
    status: 'new',
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
    createdAt: now,
  };
  // One that staff have erased since is remembered by its mail, so that a repeat does not bring it back.
  const known = await createOnce([
    { reference: lead, data: leadData },
    { reference: mail, data: mailData },
  ]);
  return known === undefined ? receipt : { ...receipt, receivedAt: (known.get('createdAt') as Timestamp).toMillis() };
}
