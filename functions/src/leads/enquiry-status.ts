import { COLLECTIONS, LEAD_COLLECTIONS, leadKindOf } from '@catalogue/contract/collections';
import { STATUS_FOR_ENQUIRER, type EnquiryStatus } from '@catalogue/contract/entities/enquiry-status';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { SelectableStatus } from '@catalogue/contract/entities/lead-status';
import { noteMailIdOf } from '@catalogue/contract/entities/mail';
import { order, quickEnquiry, type Order, type QuickEnquiry } from '@catalogue/contract/entities/stored-lead';
import { LIMITS } from '@catalogue/contract/limits';
import type { DocumentReference, DocumentSnapshot, Transaction } from '../platform/firestore';
import { firestore, Timestamp } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { readDocument } from '../platform/read-document';
import { findEnquiry, type FoundEnquiry } from './find-enquiry';
import { newMail } from './new-mail';
import { isStatusToken } from './status-token';

/** Leads in a row that are merged into the next. */
const MAX_MERGES = 5;

const findByToken = (reference: string, token: string): Promise<FoundEnquiry | null> =>
  findEnquiry(reference, (kind, leadId) => isStatusToken(token, kind, leadId));

const parseLead = (kind: LeadKind, document: DocumentSnapshot): Order | QuickEnquiry =>
  kind === 'order' ? readDocument(order, document) : readDocument(quickEnquiry, document);

/** A lead that was merged has the status of the lead that stands for it; its own earlier one if that lead was erased. */
async function currentStatus(kind: LeadKind, lead: Order | QuickEnquiry, hops = 0): Promise<SelectableStatus> {
  if (lead.status !== 'merged') return lead.status;
  if (!lead.merged) return 'new';
  const { into, status, collection = LEAD_COLLECTIONS[kind] } = lead.merged;
  if (hops === MAX_MERGES) return status;
  const document = await firestore().collection(collection).doc(into).get();
  if (!document.exists) return status;
  const other = leadKindOf(collection);
  return currentStatus(other, parseLead(other, document), hops + 1);
}

async function statusOf({ kind, document }: FoundEnquiry): Promise<EnquiryStatus> {
  const lead = parseLead(kind, document);
  return {
    reference: lead.reference,
    status: STATUS_FOR_ENQUIRER[await currentStatus(kind, lead)],
    receivedAt: lead.createdAt,
    product: 'productrequest' in lead ? lead.productrequest : '',
    notes: lead.enquirerNotes ?? [],
    ...(lead.attachment && { file: { state: lead.attachment.state, reason: lead.attachment.reason } }),
  };
}

/** Null where the reference is unknown or the token is wrong. */
export async function readEnquiryStatus(reference: string, token: string): Promise<EnquiryStatus | null> {
  const found = await findByToken(reference, token);
  return found && statusOf(found);
}

/**
 * Adds a note to the lead and queues its mail to staff, in one transaction. A repeated id changes nothing. The revision stays,
 * so that a note never conflicts with the work of staff.
 */
export async function addEnquirerNote(
  reference: string,
  token: string,
  note: { id: string; text: string },
): Promise<EnquiryStatus | 'full' | null> {
  const found = await findByToken(reference, token);
  if (found === null) return null;
  const { kind, document } = found;
  const mail = firestore()
    .collection(COLLECTIONS.mail)
    .doc(noteMailIdOf(kind, document.id, note.id));
  const isFull = await storeNote(document.ref, mail, kind, note);
  if (isFull) return 'full';
  return readEnquiryStatus(reference, token);
}

/** The lead that stands for a merged one; itself where it is not merged, or where that lead was erased. */
async function standingLead(transaction: Transaction, lead: DocumentSnapshot, hops = 0): Promise<DocumentReference> {
  const merged = lead.get('merged') as Order['merged'];
  if (lead.get('status') !== 'merged' || !merged || hops === MAX_MERGES) return lead.ref;
  const place = merged.collection === undefined ? lead.ref.parent : firestore().collection(merged.collection);
  const other = await transaction.get(place.doc(merged.into));
  return other.exists ? standingLead(transaction, other, hops + 1) : lead.ref;
}

/** Returns whether the lead has the most notes it may have. */
function storeNote(
  lead: DocumentReference,
  mail: DocumentReference,
  kind: LeadKind,
  note: { id: string; text: string },
): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const stored = await transaction.get(lead);
    const notes = (stored.get('enquirerNotes') ?? []) as { id: string }[];
    if (!stored.exists || notes.some(({ id }) => id === note.id)) return false;
    if (notes.length >= LIMITS.enquirerNotes) return true;
    const now = Timestamp.now();
    const standing = await standingLead(transaction, stored);
    transaction.update(lead, { enquirerNotes: [...notes, { ...note, at: now }], hasNewNote: true, updatedAt: now });
    if (!standing.isEqual(lead)) transaction.update(standing, { hasNewNote: true, updatedAt: now });
    if (stored.get('status') === 'spam') return false;
    const about = { kind, leadId: lead.id, reference: String(stored.get('reference')), noteId: note.id };
    transaction.create(mail, newMail({ ...about, audience: 'staff' }, now));
    return false;
  });
}
