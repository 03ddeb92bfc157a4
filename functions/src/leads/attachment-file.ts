import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { ATTACHMENT_TYPES, isPhoto, type Attachment } from '@catalogue/contract/entities/attachment';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { firestore } from '../platform/firestore';
import { bucket, type StoredFile } from '../platform/storage';
import { isLeadOfRep } from './find-enquiry';

/** The file of a lead in Storage. No rule opens it: staff get it from the API. */
export const attachmentFile = (kind: LeadKind, leadId: string): StoredFile =>
  bucket().file(`enquiries/${LEAD_COLLECTIONS[kind]}/${leadId}/attachment`);

/** Idempotent. */
export async function deleteAttachment(kind: LeadKind, leadId: string): Promise<void> {
  await attachmentFile(kind, leadId).delete({ ignoreNotFound: true });
}

interface StoredAttachment {
  /** `application/octet-stream` unless it is a photo: no browser may open it. */
  type: string;
  /** Reference and extension: the enquirer's own name is only shown. */
  fileName: string;
  bytes: () => Promise<Buffer>;
}

/** The file of a lead; null while it has none. `repId`: only if this rep has sent the lead, or was handed it. */
export async function readAttachment(kind: LeadKind, leadId: string, repId?: string): Promise<StoredAttachment | null> {
  const lead = await firestore().collection(LEAD_COLLECTIONS[kind]).doc(leadId).get();
  if (repId !== undefined && !isLeadOfRep(lead, repId)) return null;
  const attachment = lead.get('attachment') as Attachment | undefined;
  if (attachment?.state !== 'received') return null;
  return {
    type: isPhoto(attachment.type) ? attachment.type : 'application/octet-stream',
    fileName: `${String(lead.get('reference'))}.${ATTACHMENT_TYPES[attachment.type]}`,
    bytes: async () => (await attachmentFile(kind, leadId).download())[0],
  };
}
