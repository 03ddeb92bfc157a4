import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { firestore } from '../platform/firestore';
import type { DocumentSnapshot } from '../platform/firestore';

export interface FoundEnquiry {
  kind: LeadKind;
  document: DocumentSnapshot;
}

/** The lead of this reference if `isTheirs` is true; null for an unknown reference, a wrong secret and an erased lead alike. */
export async function findEnquiry(
  reference: string,
  isTheirs: (kind: LeadKind, leadId: string) => boolean,
): Promise<FoundEnquiry | null> {
  const named = await firestore().collection(COLLECTIONS.leadReferences).doc(reference).get();
  if (!named.exists) return null;
  const [kind, leadId] = [named.get('kind') as LeadKind, String(named.get('leadId'))];
  if (!isTheirs(kind, leadId)) return null;
  const document = await firestore().collection(LEAD_COLLECTIONS[kind]).doc(leadId).get();
  return document.exists ? { kind, document } : null;
}

/** Whether this rep has sent the lead, or was handed it. */
export const isLeadOfRep = (lead: DocumentSnapshot, repId: string): boolean =>
  lead.get('repId') === repId || lead.get('owner') === repId;
