import { picture } from '@catalogue/contract/entities/picture';
import type { Picture } from '@catalogue/contract/entities/picture';
import * as v from 'valibot';
import { bucket, isNoSuchFile } from '../platform/storage';
import type { Processed } from './process-picture';
import type { PictureCollection, Upload } from './upload-path';
import { originalName, picturePath, variantsPrefix } from './upload-path';

const DESCRIPTION = 'picture.json';
/** Beside the variants; absent for pictures of releases before this file. */
export const PREVIEW_FILE = 'preview.avif';
/** A file never changes, because each upload has its own path. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Stores the files of a picture. The description comes last, so it proves that all files exist. */
export async function storePicture(upload: Upload, { description, variants, preview }: Processed): Promise<Picture> {
  const made: Picture = { path: picturePath(upload), ...description };
  const files = variants.map(({ width, format, data }) => ({ name: `${width}.${format}`, type: `image/${format}`, data }));
  files.push({ name: PREVIEW_FILE, type: 'image/avif', data: preview });
  await Promise.all(files.map((file) => storeFile(upload, file)));
  await bucket()
    .file(`${variantsPrefix(upload)}/${DESCRIPTION}`)
    .save(JSON.stringify(made), { resumable: false, contentType: 'application/json' });
  return made;
}

const storeFile = (upload: Upload, { name, type, data }: { name: string; type: string; data: Buffer }): Promise<void> =>
  bucket()
    .file(`${variantsPrefix(upload)}/${name}`)
    .save(data, { resumable: false, contentType: type, metadata: { cacheControl: IMMUTABLE } });

/** The picture made of an upload; null if there is none yet. */
export async function storedPicture(upload: Upload): Promise<Picture | null> {
  const file = bucket().file(`${variantsPrefix(upload)}/${DESCRIPTION}`);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [json] = await file.download();
  return v.parse(picture, JSON.parse(json.toString('utf8')));
}

/** Bytes of the preview of the picture at `path`; null where it has none. */
export async function readPreview(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await bucket().file(`pictures/${path}/${PREVIEW_FILE}`).download({ validation: false });
    return bytes;
  } catch (cause) {
    if (isNoSuchFile(cause)) return null;
    throw cause;
  }
}

/** Deletes every original and every variant of one document. */
export async function deleteFilesOf(collection: PictureCollection, documentId: string): Promise<void> {
  for (const folder of ['uploads', 'pictures']) await deleteAll(`${folder}/${collection}/${documentId}/`);
}

/** Deletes the original and the variants of one upload. */
export async function deleteFilesOfUpload(upload: Upload): Promise<void> {
  await bucket().file(originalName(upload)).delete({ ignoreNotFound: true });
  await deleteAll(`${variantsPrefix(upload)}/`);
}

/** Deletes file by file, because `bucket.deleteFiles` fails if another process deletes the same files. */
async function deleteAll(prefix: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
