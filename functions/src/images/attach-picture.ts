import { COLLECTIONS } from '@catalogue/contract/collections';
import type { ImageError, Picture } from '@catalogue/contract/entities/picture';
import { FieldValue, firestore } from '../platform/firestore';
import type { Upload } from './upload-path';
import { picturePath, uploadOfPicture } from './upload-path';

type PictureResult = { picture: Picture; imageError: null } | { imageError: NonNullable<ImageError> };

/**
 * Writes what became of an upload into its document, if the document still asks for this upload. Writing it again
 * changes nothing.
 *
 * @returns whether the document asks for this upload, and which other one it showed until now
 */
export async function attachResult(
  upload: Upload,
  outcome: PictureResult,
): Promise<{ isAskedFor: boolean; replaced: Upload | null }> {
  const document = firestore().collection(COLLECTIONS[upload.collection]).doc(upload.documentId);
  return firestore().runTransaction(async (transaction) => {
    const current = await transaction.get(document);
    if (current.get('imageName') !== upload.uploadId) return { isAskedFor: false, replaced: null };
    const before = uploadOfPicture(current.get('picture.path'));
    const settled =
      'picture' in outcome
        ? current.get('picture.path') === picturePath(upload)
        : current.get('imageError.upload') === upload.uploadId;
    if (!settled) transaction.update(document, { ...outcome, updatedAt: FieldValue.serverTimestamp() });
    const isReplaced = 'picture' in outcome && before !== null && before.uploadId !== upload.uploadId;
    return { isAskedFor: true, replaced: isReplaced ? before : null };
  });
}
