import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { order, quickEnquiry } from '@catalogue/contract/entities/stored-lead';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { collection, doc, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';
import type { Lead } from '../../../lib/lead-view';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';

export const leadsOf = (kind: LeadKind) => collection(firestore, LEAD_COLLECTIONS[kind]);

export const leadOf = ({ kind, id }: Pick<Lead, 'kind' | 'id'>): DocumentReference => doc(leadsOf(kind), id);

/** The document as a lead; null when there is none. */
export function readLead(kind: LeadKind, snapshot: DocumentSnapshot): Lead | null {
  const id = { id: snapshot.id };
  const read = kind === 'order' ? readDocument(order, snapshot, id) : readDocument(quickEnquiry, snapshot, id);
  return read && ({ kind, ...read } as Lead);
}
