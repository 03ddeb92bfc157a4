import type { AnnouncedAttachment, Attachment, AttachmentReceipt } from '@catalogue/contract/entities/attachment';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import type { DocumentReference } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { newGrant } from './upload-grant';

export const newAttachment = (announced: AnnouncedAttachment): Attachment => ({
  ...announced,
  state: 'pending',
  receivedAt: null,
  reason: '',
  thumbnail: '',
});

const isSame = (one: AnnouncedAttachment, other: AnnouncedAttachment): boolean =>
  one.type === other.type && one.bytes === other.bytes && one.name === other.name;

/** What a lead says of its file. */
interface LeadOfFile {
  status: string;
  attachment?: Attachment | undefined;
}

/**
 * Notes the file of a repeated lead: the first request may have come as a code or without scripts. Another file takes the
 * place of one that did not arrive. Resolves to the lead; null if it was erased.
 */
export function announceAttachment(lead: DocumentReference, announced: AnnouncedAttachment): Promise<LeadOfFile | null> {
  return runTransaction(async (transaction) => {
    const found = await transaction.get(lead);
    if (!found.exists) return null;
    const status = String(found.get('status'));
    const stored = found.get('attachment') as Attachment | undefined;
    if (stored !== undefined && (stored.state === 'received' || isSame(stored, announced)))
      return { status, attachment: stored };
    const attachment = newAttachment(announced);
    transaction.update(lead, { attachment });
    return { status, attachment };
  });
}

const ERASED = 'This enquiry was erased.';

/**
 * What the sender of a lead learns of its file, with a grant while it is pending. A spam lead gets none until staff clear
 * it, and neither does a submission whose id is not random: `hasRights` is false.
 */
export function attachmentReceiptOf(
  kind: LeadKind,
  leadId: string,
  hasRights: boolean,
  lead: LeadOfFile | null,
): AttachmentReceipt {
  if (lead?.attachment === undefined) return { state: 'refused', reason: ERASED };
  const { state, reason } = lead.attachment;
  const isGranted = state === 'pending' && lead.status !== 'spam' && hasRights;
  return { state, reason, ...(isGranted && { grant: newGrant(kind, leadId) }) };
}
