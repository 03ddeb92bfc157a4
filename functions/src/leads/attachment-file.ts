import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { bucket, type StoredFile } from '../platform/storage';

/** The file of a lead in Storage. No rule opens it: staff get it from the API. */
export const attachmentFile = (kind: LeadKind, leadId: string): StoredFile =>
  bucket().file(`enquiries/${LEAD_COLLECTIONS[kind]}/${leadId}/attachment`);

/** Idempotent. */
export async function deleteAttachment(kind: LeadKind, leadId: string): Promise<void> {
  await attachmentFile(kind, leadId).delete({ ignoreNotFound: true });
}
