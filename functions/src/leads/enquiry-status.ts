import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { STATUS_FOR_ENQUIRER, type EnquiryStatus } from '@catalogue/contract/entities/enquiry-status';
import { order, quickEnquiry, type LeadKind } from '@catalogue/contract/entities/lead';
import { noteMailIdOf } from '@catalogue/contract/entities/mail';
import { LIMITS } from '@catalogue/contract/limits';
import * as v from 'valibot';
import type { DocumentReference, DocumentSnapshot } from '../platform/firestore';
import { firestore, Timestamp } from '../platform/firestore';
import { newMail } from './new-mail';
import { isStatusToken } from './status-token';

/** References have 35 bits, so two leads may share one. */
const MAX_SHARING = 5;

interface FoundEnquiry {
  kind: LeadKind;
  document: DocumentSnapshot;
}

/** The lead with this reference and token; null for an unknown reference and for a wrong token alike. */
async function findEnquiry(reference: string, token: string): Promise<FoundEnquiry | null> {
  const kind: LeadKind = reference.startsWith('H') ? 'order' : 'quickEnquiry';
  const { docs } = await firestore()
    .collection(LEAD_COLLECTIONS[kind])
    .where('reference', '==', reference)
    .limit(MAX_SHARING)
    .get();
  for (const document of docs) if (await isStatusToken(token, kind, document.id)) return { kind, document };
  return null;
}

function statusOf({ kind, document }: FoundEnquiry): EnquiryStatus {
  const data = { ...document.data(), id: document.id };
  const lead = kind === 'order' ? v.parse(order, data) : v.parse(quickEnquiry, data);
  return {
    reference: lead.reference,
    status: STATUS_FOR_ENQUIRER[lead.status],
    receivedAt: lead.createdAt,
    product: 'productrequest' in lead ? lead.productrequest : '',
    notes: lead.enquirerNotes ?? [],
  };
}

/** Null where the reference is unknown or the token is wrong. */
export async function readEnquiryStatus(reference: string, token: string): Promise<EnquiryStatus | null> {
  const found = await findEnquiry(reference, token);
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
  const found = await findEnquiry(reference, token);
  if (found === null) return null;
  const { kind, document } = found;
  const mail = firestore()
    .collection(COLLECTIONS.mail)
    .doc(noteMailIdOf(kind, document.id, note.id));
  const isFull = await storeNote(document.ref, mail, kind, note);
  if (isFull) return 'full';
  return readEnquiryStatus(reference, token);
}

/** Returns whether the lead has the most notes it may have. */
function storeNote(
  lead: DocumentReference,
  mail: DocumentReference,
  kind: LeadKind,
  note: { id: string; text: string },
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(lead);
    const notes = (stored.get('enquirerNotes') ?? []) as { id: string }[];
    if (!stored.exists || notes.some(({ id }) => id === note.id)) return false;
    if (notes.length >= LIMITS.enquirerNotes) return true;
    const now = Timestamp.now();
    transaction.update(lead, { enquirerNotes: [...notes, { ...note, at: now }], updatedAt: now });
    if (stored.get('status') === 'suspect') return false;
    const about = { kind, leadId: lead.id, reference: String(stored.get('reference')), noteId: note.id };
    transaction.create(mail, newMail({ ...about, audience: 'staff' }, now));
    return false;
  });
}
