import type { Attachment, AttachmentReceipt } from '@catalogue/contract/entities/attachment';
import { Timestamp } from '../platform/firestore';
import type { DocumentReference } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { log } from '../platform/log';
import { isGrant } from './upload-grant';
import { attachmentFile, deleteAttachment } from './attachment-file';
import { checkAttachment, UnusableAttachment } from './check-attachment';
import { findEnquiry } from './find-enquiry';

export interface UploadedFile {
  type: string;
  grant: string;
  read: () => Promise<Buffer>;
}

/**
 * Checks and stores the file that a lead announced. A repeated upload changes nothing.
 *
 * @returns null without a valid grant; 'mismatch' where the lead has announced another type or size
 */
export async function storeAttachment(
  reference: string,
  { type, grant, read }: UploadedFile,
): Promise<AttachmentReceipt | 'mismatch' | null> {
  const found = await findEnquiry(reference, (kind, leadId) => isGrant(grant, kind, leadId));
  const announced = found?.document.get('attachment') as Attachment | undefined;
  if (found === null || announced === undefined) return null;
  if (announced.state !== 'pending') return { state: announced.state, reason: announced.reason };
  if (announced.type !== type) return 'mismatch';
  const bytes = await read();
  if (bytes.byteLength !== announced.bytes) return 'mismatch';

  const { kind, document } = found;
  const checked = await checkAttachment(bytes, announced.type).catch((cause: unknown) => {
    if (!(cause instanceof UnusableAttachment)) throw cause;
    return cause;
  });
  if (checked instanceof UnusableAttachment) {
    log.warn('An attachment was refused', { path: document.ref.path, reason: checked.message });
    return settle(document.ref, announced, { state: 'refused', reason: checked.message });
  }
  // Always a download, also when it is opened from the Cloud console.
  const metadata = { contentDisposition: 'attachment', cacheControl: 'private, no-store' };
  await attachmentFile(kind, document.id).save(checked.bytes, {
    resumable: false,
    contentType: 'application/octet-stream',
    metadata,
  });
  const { byteLength } = checked.bytes;
  const settled = { state: 'received', bytes: byteLength, thumbnail: checked.thumbnail, receivedAt: Timestamp.now() } as const;
  const answer = await settle(document.ref, announced, settled);
  // The lead was erased during the upload.
  if (answer === null) await deleteAttachment(kind, document.id);
  return answer;
}

type Settled = Partial<Omit<Attachment, 'receivedAt'>> & Pick<Attachment, 'state'> & { receivedAt?: Timestamp };

/** Writes the outcome unless another request did. The revision stays: it is no work of staff. Null if the lead is gone. */
function settle(lead: DocumentReference, announced: Attachment, settled: Settled): Promise<AttachmentReceipt | null> {
  return runTransaction(async (transaction) => {
    const stored = await transaction.get(lead);
    if (!stored.exists) return null;
    const current = stored.get('attachment') as Attachment;
    if (current.state !== 'pending') return { state: current.state, reason: current.reason };
    transaction.update(lead, { attachment: { ...announced, ...settled }, updatedAt: Timestamp.now() });
    return { state: settled.state, reason: settled.reason ?? '' };
  });
}
