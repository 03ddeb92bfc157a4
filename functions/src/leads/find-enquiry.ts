import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { firestore } from '../platform/firestore';
import type { DocumentSnapshot } from '../platform/firestore';

/** References have 35 bits, so two leads may share one. */
const MAX_SHARING = 5;

export interface FoundEnquiry {
  kind: LeadKind;
  document: DocumentSnapshot;
}

/** The lead with this reference for which `isTheirs` is true; null for an unknown reference and a wrong secret alike. */
export async function findEnquiry(
  reference: string,
  isTheirs: (kind: LeadKind, leadId: string) => Promise<boolean>,
): Promise<FoundEnquiry | null> {
  const kind: LeadKind = reference.startsWith('H') ? 'order' : 'quickEnquiry';
  const { docs } = await firestore()
    .collection(LEAD_COLLECTIONS[kind])
    .where('reference', '==', reference)
    .limit(MAX_SHARING)
    .get();
  for (const document of docs) if (await isTheirs(kind, document.id)) return { kind, document };
  return null;
}
