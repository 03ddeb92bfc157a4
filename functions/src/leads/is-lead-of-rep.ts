import type { DocumentSnapshot } from '../platform/firestore';

/** Whether this rep has sent the lead, or was handed it. */
export const isLeadOfRep = (lead: DocumentSnapshot, repId: string): boolean =>
  lead.get('repId') === repId || lead.get('owner') === repId;
