import { picture, PICTURE_ERROR_REASONS } from '@catalogue/contract/entities/picture';
import type { ImageError, Picture } from '@catalogue/contract/entities/picture';
import * as v from 'valibot';
import { type Bucket, bucket, isNoSuchFile, picturesBucket } from '../platform/storage';
import type { Processed } from './process-picture';
import type { PictureCollection, Upload } from './upload-path';
import { originalName, picturePath, variantsPrefix } from './upload-path';

const DESCRIPTION = 'picture.json';
/** Beside the variants. */
export const PREVIEW_FILE = 'preview.avif';
/** A file never changes, because each upload has its own path. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Stores the files of a picture. The description comes last, so it proves that all files exist. */
export async function storePicture(upload: Upload, { description, variants, preview }: Processed): Promise<Picture> {
  const made: Picture = { path: picturePath(upload), ...description };
  const files = variants.map(({ width, format, data }) => ({ name: `${width}.${format}`, type: `image/${format}`, data }));
  files.push({ name: PREVIEW_FILE, type: 'image/avif', data: preview });
  await Promise.all(files.map((file) => storeFile(upload, file)));
  await picturesBucket()
    .file(`${variantsPrefix(upload)}/${DESCRIPTION}`)
    .save(JSON.stringify(made), { resumable: false, contentType: 'application/json' });
  return made;
}

const storeFile = (upload: Upload, { name, type, data }: { name: string; type: string; data: Buffer }): Promise<void> =>
  picturesBucket()
    .file(`${variantsPrefix(upload)}/${name}`)
    .save(data, { resumable: false, contentType: type, metadata: { cacheControl: IMMUTABLE } });

/** The picture made of an upload; null if there is none yet. */
export async function storedPicture(upload: Upload): Promise<Picture | null> {
  const file = picturesBucket().file(`${variantsPrefix(upload)}/${DESCRIPTION}`);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [json] = await file.download();
  return v.parse(picture, JSON.parse(json.toString('utf8')));
}

type Reason = NonNullable<ImageError>['reason'];
type Result = 'made' | Reason;

/** Metadata of an original: what became of it. */
const RESULT = 'result';
export const MADE = { [RESULT]: 'made' } as const;

/** Whether the server has written on this original what became of it. */
export const hasResult = (metadata: Readonly<Record<string, unknown>> | undefined): boolean => metadata?.[RESULT] !== undefined;

/** For so long, 403 is an error that is tried again, ms: few originals are deleted so soon, and rights may take minutes to apply. */
const REFUSED_MS = 10 * 60_000;

/**
 * Whether an original is gone, for the account that decodes: it may not list the bucket, so Storage answers 403 for what is not there
 * (https://cloud.google.com/storage/docs/json_api/v1/status-codes#403-forbidden). `sweepPictures` finds those that were there after all.
 *
 * @param uploadedAt when the original was stored, ms
 */
export const isGone = (cause: unknown, uploadedAt: number): boolean =>
  isNoSuchFile(cause) ||
  (cause instanceof Error && 'code' in cause && Number(cause.code) === 403 && Date.now() - uploadedAt > REFUSED_MS);

/** Writes on the original what became of it. Nothing if it was deleted meanwhile. */
export async function recordResult(upload: Upload, result: Result, uploadedAt: number): Promise<void> {
  try {
    await bucket()
      .file(originalName(upload))
      .setMetadata({ metadata: { [RESULT]: result } });
  } catch (cause) {
    if (!isGone(cause, uploadedAt)) throw cause;
  }
}

/** Why an upload cannot become a picture; null where it can, is not looked at yet, or is gone. */
export async function unusableBecause(upload: Upload): Promise<Reason | null> {
  try {
    const [{ metadata }] = await bucket().file(originalName(upload)).getMetadata();
    return PICTURE_ERROR_REASONS.find((reason) => reason === metadata?.[RESULT]) ?? null;
  } catch (cause) {
    if (isNoSuchFile(cause)) return null;
    throw cause;
  }
}

/** Bytes of the preview of the picture at `path`; null where it has none. */
export async function readPreview(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await picturesBucket().file(`pictures/${path}/${PREVIEW_FILE}`).download({ validation: false });
    return bytes;
  } catch (cause) {
    if (isNoSuchFile(cause)) return null;
    throw cause;
  }
}

/** Deletes every original and every variant of one document. */
export async function deleteFilesOf(collection: PictureCollection, documentId: string): Promise<void> {
  await deleteAll(bucket(), `uploads/${collection}/${documentId}/`);
  await deleteAll(picturesBucket(), `pictures/${collection}/${documentId}/`);
}

/** Deletes the original and the variants of one upload. */
export async function deleteFilesOfUpload(upload: Upload): Promise<void> {
  await bucket().file(originalName(upload)).delete({ ignoreNotFound: true });
  await deleteAll(picturesBucket(), `${variantsPrefix(upload)}/`);
}

/** Deletes file by file, because `bucket.deleteFiles` fails if another process deletes the same files. */
async function deleteAll(from: Bucket, prefix: string): Promise<void> {
  const [files] = await from.getFiles({ prefix });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
