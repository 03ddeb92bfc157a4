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
 * Makes the picture of an upload, once, and shows it in the document that asks for it. Where the document does not ask
 * yet, the picture waits in Storage: see `attachFinishedPicture`.
 */
export async function makeVariants(upload: Upload): Promise<void> {
  const started = performance.now();
  try {
    const picture = (await storedPicture(upload)) ?? (await makePicture(upload));
    if (picture === null) return;
    const { isAskedFor, replaced } = await attachResult(upload, { picture, imageError: null });
    if (upload.collection === 'users') await deletePersonalPicture(isAskedFor ? replaced : upload);
    log.info(isAskedFor ? 'Picture made' : 'Picture made; its document does not ask for it', {
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

/** null where the original has gone meanwhile, with its account or because another one took its place. */
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
 * Pictures of people are shown to nobody but themselves, so one that was replaced, is of no use, or whose profile has gone
 * or has changed its mind, goes at once. Those of the catalogue stay for devices that are behind: see `sweepPictures`.
 */
const deletePersonalPicture = async (upload: Upload | null): Promise<void> => {
  if (upload !== null) await deleteFilesOfUpload(upload);
};

/** Shows a picture that was ready before its document asked for it. */
export async function attachFinishedPicture(upload: Upload): Promise<void> {
  const picture = await storedPicture(upload);
  if (picture !== null) await attachResult(upload, { picture, imageError: null });
}
