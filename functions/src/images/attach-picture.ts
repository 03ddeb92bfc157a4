import { COLLECTIONS } from '@catalogue/contract/collections';
import type { ImageError, Picture } from '@catalogue/contract/entities/picture';
import { withoutPlaceholder } from '@catalogue/contract/gallery';
import type { DocumentSnapshot } from '../platform/firestore';
import { FieldValue, firestore } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { log } from '../platform/log';
import { deleteFilesOfUpload, storedPicture, unusableBecause } from './picture-store';
import type { Upload } from './upload-path';
import { picturePath, requestedUploads, uploadOfPicture } from './upload-path';

type PictureResult = { picture: Picture; imageError: null } | { imageError: NonNullable<ImageError> };
type Attached = Record<string, unknown>;

/**
 * Tells the document of an upload what became of it. Runs when the variants are made, and when a document requests an upload: whichever
 * comes last attaches the picture.
 */
export async function attachPicture(upload: Upload): Promise<void> {
  const outcome = await outcomeOf(upload);
  if (outcome === null) return;
  const { isRequested, replaced } = await attachResult(upload, outcome);
  if (upload.collection === 'users') await deletePersonalPicture('picture' in outcome && isRequested ? replaced : upload);
  log.info(isRequested ? 'Picture attached' : 'No document requests a picture', { path: picturePath(upload) });
}

async function outcomeOf(upload: Upload): Promise<PictureResult | null> {
  const picture = await storedPicture(upload);
  if (picture !== null) return { picture, imageError: null };
  const reason = await unusableBecause(upload);
  return reason && { imageError: { upload: upload.uploadId, reason } };
}

/**
 * Profile pictures are private, so a replaced, unusable or no longer requested one is deleted at once. `sweepPictures` deletes
 * those of the catalogue later, because outdated devices still request them.
 */
const deletePersonalPicture = async (upload: Upload | null): Promise<void> => {
  if (upload !== null) await deleteFilesOfUpload(upload);
};

/**
 * Writes the result of an upload into its document if the document still requests this upload. Idempotent.
 *
 * @returns whether the document requests this upload, and the upload whose picture was replaced
 */
async function attachResult(
  upload: Upload,
  outcome: PictureResult,
): Promise<{ isRequested: boolean; replaced: Upload | null }> {
  const document = firestore().collection(COLLECTIONS[upload.collection]).doc(upload.documentId);
  return runTransaction(async (transaction) => {
    const current = await transaction.get(document);
    if (!requestedUploads(current.data() ?? {}).includes(upload.uploadId)) return { isRequested: false, replaced: null };
    const isFirst = current.get('imageName') === upload.uploadId;
    const change = isFirst ? changeOfFirst(current, upload, outcome) : changeOfGallery(current, upload, outcome);
    if (change !== null) transaction.update(document, { ...change, updatedAt: FieldValue.serverTimestamp() });
    const before = uploadOfPicture(current.get('picture.path'));
    const isReplaced = isFirst && 'picture' in outcome && before !== null && before.uploadId !== upload.uploadId;
    return { isRequested: true, replaced: isReplaced ? before : null };
  });
}

/** Fields to write for the first picture; null if the document has this result. */
function changeOfFirst(current: DocumentSnapshot, upload: Upload, outcome: PictureResult): Attached | null {
  if ('picture' in outcome) return current.get('picture.path') === picturePath(upload) ? null : outcome;
  // The upload is deleted; while the profile names it, Storage rules would accept it again.
  if (upload.collection === 'users') return { ...outcome, imageName: null };
  return current.get('imageError.upload') === upload.uploadId ? null : outcome;
}

/** The same for a further picture. Entries that the document requests no more are dropped. */
function changeOfGallery(current: DocumentSnapshot, { uploadId }: Upload, outcome: PictureResult): Attached | null {
  const held = (current.get('gallery') ?? {}) as Record<string, unknown>;
  if (Object.hasOwn(held, uploadId)) return null;
  const result = 'picture' in outcome ? withoutPlaceholder(outcome.picture) : outcome.imageError.reason;
  const requested = new Set(requestedUploads(current.data() ?? {}));
  const kept = Object.entries(held).filter(([name]) => requested.has(name));
  return { gallery: { ...Object.fromEntries(kept), [uploadId]: result } };
}
