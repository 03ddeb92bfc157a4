import { LIMITS } from '@catalogue/contract/limits';
import { log } from '../platform/log';
import { bucket } from '../platform/storage';
import { isGone, recordResult, storedPicture, storePicture } from './picture-store';
import { FETCHED_FORMATS, processPicture, UnusablePicture, UPLOADED_FORMATS } from './process-picture';
import type { Upload } from './upload-path';
import { COVER_UPLOAD, originalName, picturePath } from './upload-path';

/**
 * Makes the variants of an upload once and writes on its original what became of it; `attachPicture` then tells the document. Decodes what
 * strangers send, so it runs as an account that reaches originals and variants, and nothing else: no document, no account, no key.
 *
 * @param uploadedAt when the original was stored, ms
 */
export async function makeVariants(upload: Upload, uploadedAt: number): Promise<void> {
  const started = performance.now();
  try {
    if ((await storedPicture(upload)) === null) {
      const original = await readOriginal(upload, uploadedAt);
      if (original === null) return;
      const shape = upload.collection === 'banners' ? 'wide' : 'square';
      const formats = upload.uploadId.startsWith(COVER_UPLOAD) ? FETCHED_FORMATS : UPLOADED_FORMATS;
      await storePicture(upload, await processPicture(original, shape, formats));
    }
    await recordResult(upload, 'made', uploadedAt);
    log.info('Picture made', { path: picturePath(upload), milliseconds: Math.round(performance.now() - started) });
  } catch (cause) {
    if (!(cause instanceof UnusablePicture)) throw cause;
    await recordResult(upload, cause.reason, uploadedAt);
    log.warn('An upload is no picture we can use', { path: originalName(upload), reason: cause.reason });
  }
}

/** Returns null if the original was deleted meanwhile, with its account or by a newer upload. */
async function readOriginal(upload: Upload, uploadedAt: number): Promise<Buffer | null> {
  const original = bucket().file(originalName(upload));
  try {
    const [{ size }] = await original.getMetadata();
    if (Number(size) > LIMITS.pictureBytes) throw new UnusablePicture('tooManyBytes');
    const [bytes] = await original.download();
    return bytes;
  } catch (cause) {
    if (isGone(cause, uploadedAt)) return null;
    throw cause;
  }
}
