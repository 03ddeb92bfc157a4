import type { Attachment, AttachmentReceipt } from '@catalogue/contract/entities/attachment';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { newGrant } from './lead-secrets';

interface Lead {
  status: string;
  attachment?: Attachment | undefined;
}

const ERASED = 'This enquiry was erased.';

/**
 * What the sender of a lead learns of its file, with a grant while it is pending. A suspect lead gets none until staff clear
 * it, and neither does a submission whose id is not random: `hasRights` is false.
 */
export function attachmentReceiptOf(kind: LeadKind, leadId: string, hasRights: boolean, lead: Lead | null): AttachmentReceipt {
  if (lead?.attachment === undefined) return { state: 'refused', reason: ERASED };
  const { state, reason } = lead.attachment;
  const isGranted = state === 'pending' && lead.status !== 'suspect' && hasRights;
  return { state, reason, ...(isGranted && { grant: newGrant(kind, leadId) }) };
}
