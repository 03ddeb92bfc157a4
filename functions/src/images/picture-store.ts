import { picture } from '@catalogue/contract/entities/picture';
import type { Picture } from '@catalogue/contract/entities/picture';
import * as v from 'valibot';
import { bucket } from '../platform/storage';
import type { Processed, Variant } from './process-picture';
import type { PictureCollection, Upload } from './upload-path';
import { originalName, picturePath, variantsPrefix } from './upload-path';

const DESCRIPTION = 'picture.json';
/** A variant never changes, because each upload has its own path. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Stores the files of a picture. The description comes last, so it proves that all files exist. */
export async function storePicture(upload: Upload, { description, variants }: Processed): Promise<Picture> {
  const made: Picture = { path: picturePath(upload), ...description };
  await Promise.all(variants.map((variant) => storeVariant(upload, variant)));
  await bucket()
    .file(`${variantsPrefix(upload)}/${DESCRIPTION}`)
    .save(JSON.stringify(made), { resumable: false, contentType: 'application/json' });
  return made;
}

const storeVariant = (upload: Upload, { width, format, data }: Variant): Promise<void> =>
  bucket()
    .file(`${variantsPrefix(upload)}/${width}.${format}`)
    .save(data, { resumable: false, contentType: `image/${format}`, metadata: { cacheControl: IMMUTABLE } });

/** The picture made of an upload; null if there is none yet. */
export async function storedPicture(upload: Upload): Promise<Picture | null> {
  const file = bucket().file(`${variantsPrefix(upload)}/${DESCRIPTION}`);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [json] = await file.download();
  return v.parse(picture, JSON.parse(json.toString('utf8')));
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
