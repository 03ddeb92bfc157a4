import { COLLECTIONS } from '@catalogue/contract/collections';
import type { ImageError, Picture } from '@catalogue/contract/entities/picture';
import { FieldValue, firestore } from '../platform/firestore';
import type { Upload } from './upload-path';
import { picturePath, uploadOfPicture } from './upload-path';

type PictureResult = { picture: Picture; imageError: null } | { imageError: NonNullable<ImageError> };

/**
 * Writes the result of an upload into its document if the document still requests this upload. Idempotent.
 *
 * @returns whether the document requests this upload, and the upload whose picture was replaced
 */
export async function attachResult(
  upload: Upload,
  outcome: PictureResult,
): Promise<{ isRequested: boolean; replaced: Upload | null }> {
  const document = firestore().collection(COLLECTIONS[upload.collection]).doc(upload.documentId);
  return firestore().runTransaction(async (transaction) => {
    const current = await transaction.get(document);
    if (current.get('imageName') !== upload.uploadId) return { isRequested: false, replaced: null };
    const before = uploadOfPicture(current.get('picture.path'));
    const settled =
      'picture' in outcome
        ? current.get('picture.path') === picturePath(upload)
        : current.get('imageError.upload') === upload.uploadId;
    if (!settled) transaction.update(document, { ...outcome, updatedAt: FieldValue.serverTimestamp() });
    const isReplaced = 'picture' in outcome && before !== null && before.uploadId !== upload.uploadId;
    return { isRequested: true, replaced: isReplaced ? before : null };
  });
}
