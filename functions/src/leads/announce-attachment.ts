import type { AnnouncedAttachment, Attachment } from '@catalogue/contract/entities/attachment';
import { firestore } from '../platform/firestore';
import type { DocumentReference } from '../platform/firestore';

export const newAttachment = (announced: AnnouncedAttachment): Attachment => ({
  ...announced,
  state: 'pending',
  receivedAt: null,
  reason: '',
  thumbnail: '',
});

const isSame = (one: AnnouncedAttachment, other: AnnouncedAttachment): boolean =>
  one.type === other.type && one.bytes === other.bytes && one.name === other.name;

export interface LeadWithAttachment {
  status: string;
  attachment: Attachment;
}

/**
 * Notes the file of a repeated lead: the first request may have come as a code or without scripts. Another file takes the
 * place of one that did not arrive. Resolves to the lead; null if it was erased.
 */
export function announceAttachment(
  lead: DocumentReference,
  announced: AnnouncedAttachment,
): Promise<LeadWithAttachment | null> {
  return firestore().runTransaction(async (transaction) => {
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
