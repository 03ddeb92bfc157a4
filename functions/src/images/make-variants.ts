import type { Picture } from '@catalogue/contract/entities/picture';
import { LIMITS } from '@catalogue/contract/limits';
import { log } from '../platform/log';
import { bucket } from '../platform/storage';
import { attachResult } from './attach-picture';
import { deleteFilesOfUpload, storedPicture, storePicture } from './picture-store';
import { processPicture, UnusablePicture } from './process-picture';
import type { Upload } from './upload-path';
import { originalName } from './upload-path';

/**
 * Makes the variants of an upload once and attaches the picture to its document. If the document does not request it yet,
 * `attachFinishedPicture` attaches it later.
 */
export async function makeVariants(upload: Upload): Promise<void> {
  const started = performance.now();
  try {
    const picture = (await storedPicture(upload)) ?? (await makePicture(upload));
    if (picture === null) return;
    const { isRequested, replaced } = await attachResult(upload, { picture, imageError: null });
    if (upload.collection === 'users') await deletePersonalPicture(isRequested ? replaced : upload);
    log.info(isRequested ? 'Picture made' : 'Picture made; its document does not request it', {
      path: picture.path,
      milliseconds: Math.round(performance.now() - started),
    });
  } catch (cause) {
    if (!(cause instanceof UnusablePicture)) throw cause;
    await attachResult(upload, { imageError: { upload: upload.uploadId, reason: cause.reason } });
    if (upload.collection === 'users') await deletePersonalPicture(upload);
    log.warn('An upload is no picture we can use', { path: originalName(upload), reason: cause.reason });
  }
}

/** Returns null if the original was deleted meanwhile, with its account or by a newer upload. */
async function makePicture(upload: Upload): Promise<Picture | null> {
  const original = bucket().file(originalName(upload));
  const [exists] = await original.exists();
  if (!exists) return null;
  const [{ size }] = await original.getMetadata();
  if (Number(size) > LIMITS.pictureBytes) throw new UnusablePicture('tooManyBytes');
  const [bytes] = await original.download();
  return storePicture(upload, await processPicture(bytes, upload.collection === 'banners' ? 'wide' : 'square'));
}

/**
 * Profile pictures are private, so a replaced, unusable or no longer requested one is deleted at once. `sweepPictures` deletes
 * those of the catalogue later, because outdated devices still request them.
 */
const deletePersonalPicture = async (upload: Upload | null): Promise<void> => {
  if (upload !== null) await deleteFilesOfUpload(upload);
};

/** Attaches a picture that was finished before its document requested it. */
export async function attachFinishedPicture(upload: Upload): Promise<void> {
  const picture = await storedPicture(upload);
  if (picture !== null) await attachResult(upload, { picture, imageError: null });
}
