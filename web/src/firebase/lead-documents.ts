import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { order, quickEnquiry } from '@catalogue/contract/entities/stored-lead';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { collection, doc, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';
import type { Lead } from '../lib/lead-view';
import { firestore } from './firestore';

export const leadsOf = (kind: LeadKind) => collection(firestore, LEAD_COLLECTIONS[kind]);

export const leadOf = ({ kind, id }: Pick<Lead, 'kind' | 'id'>): DocumentReference => doc(leadsOf(kind), id);

/** The document as a lead; null when it does not fit the contract. */
export function readLead(kind: LeadKind, snapshot: DocumentSnapshot): Lead | null {
  const data = { ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id };
  const parsed = kind === 'order' ? v.safeParse(order, data) : v.safeParse(quickEnquiry, data);
  return parsed.success ? ({ kind, ...parsed.output } as Lead) : null;
}
