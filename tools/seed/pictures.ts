import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@catalogue/contract/entities/picture';
import { PICTURE_WIDTHS } from '@catalogue/contract/limits';
import { MADE, PREVIEW_FILE } from '../../functions/src/images/picture-store';
import { processPicture } from '../../functions/src/images/process-picture';
import { picturesBucketName } from '../../functions/src/platform/storage';
import { originalName, picturePath, variantsPrefix, type Upload } from '../../functions/src/images/upload-path';
import { CACHE, ROOT } from '../root';
import { bannerSeeds, categorySeeds, productSeeds, type SeedEntry } from './content';
import type { StorageObject } from './storage-import';

const FOLDER = join(CACHE, 'pictures');
const DESCRIPTION = 'picture.json';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures encoded at once: libvips already spreads each over the processors. */
const AT_ONCE = 2;

/** What decides how variants are made, besides the original. A change makes every picture again. */
const recipe = (): string =>
  readFileSync(join(ROOT, 'functions/src/images/process-picture.ts'), 'utf8') + JSON.stringify(PICTURE_WIDTHS);

export type SeedCollection = 'categories' | 'products' | 'banners';

/** The documents of the seed that carry a picture. */
export const seedEntries = (): [SeedCollection, SeedEntry[]][] => [
  ['categories', categorySeeds()],
  ['products', productSeeds()],
  ['banners', bannerSeeds()],
];

/** An upload of a seed document, and its original's file. */
interface SeedUpload {
  upload: Upload;
  photo: string;
}

/** The uploads of a seed document, the one of its first picture first. */
export const uploadsOfSeed = (collection: SeedCollection, { id, photo, further = [] }: SeedEntry): SeedUpload[] =>
  [{ uploadId: `seed-${id}`, photo }, ...further].map(({ uploadId, photo: original }) => ({
    upload: { collection, documentId: id, uploadId },
    photo: original,
  }));

const allUploads = (): SeedUpload[] =>
  seedEntries().flatMap(([collection, entries]) => entries.flatMap((entry) => uploadsOfSeed(collection, entry)));

const shapeOf = ({ upload }: SeedUpload): keyof typeof PICTURE_WIDTHS => (upload.collection === 'banners' ? 'wide' : 'square');

function cacheFolder(seeded: SeedUpload): string {
  const key = createHash('sha256').update(readFileSync(seeded.photo)).update(recipe()).update(shapeOf(seeded)).digest('hex');
  return join(FOLDER, key.slice(0, 32));
}

/** Makes the variants of an original as the function makeVariants does for an upload, unless the cache has them. */
async function makeFiles(seeded: SeedUpload): Promise<void> {
  const folder = cacheFolder(seeded);
  if (existsSync(folder)) return;
  const original = readFileSync(seeded.photo);
  const { description, variants, preview } = await processPicture(original, shapeOf(seeded));
  const draft = `${folder}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'original.jpeg'), original);
  for (const { width, format, data } of variants) writeFileSync(join(draft, `${width}.${format}`), data);
  writeFileSync(join(draft, PREVIEW_FILE), preview);
  writeFileSync(join(draft, DESCRIPTION), JSON.stringify(description));
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}

/** Makes the variants of every picture of the seed that the cache lacks. */
export async function makeSeedPictures(onProgress?: (done: number, total: number) => void): Promise<void> {
  const waiting = allUploads().filter((seeded) => !existsSync(cacheFolder(seeded)));
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await makeFiles(next);
      done += 1;
      onProgress?.(done, total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The picture made of a seed upload, as documents hold it. Needs makeSeedPictures. */
export function seedPicture(seeded: SeedUpload): Picture {
  const description = JSON.parse(readFileSync(join(cacheFolder(seeded), DESCRIPTION), 'utf8')) as Omit<Picture, 'path'>;
  return { path: picturePath(seeded.upload), ...description };
}

/** Originals and variants of all seed pictures, as a project's Storage holds them after their upload. Needs makeSeedPictures. */
export const seedObjects = (project: string): StorageObject[] => allUploads().flatMap((seeded) => objectsOf(project, seeded));

function objectsOf(project: string, seeded: SeedUpload): StorageObject[] {
  const { upload } = seeded;
  const folder = cacheFolder(seeded);
  return readdirSync(folder).map((file): StorageObject => {
    const source = join(folder, file);
    if (file === 'original.jpeg')
      return {
        ...{ bucket: `${project}.appspot.com`, name: originalName(upload), contentType: 'image/jpeg' },
        ...{ metadata: MADE, content: readFileSync(source) },
      };
    const [bucket, name] = [picturesBucketName(project), `${variantsPrefix(upload)}/${file}`];
    if (file === DESCRIPTION)
      return { bucket, name, contentType: 'application/json', content: Buffer.from(JSON.stringify(seedPicture(seeded))) };
    const contentType = `image/${file.split('.')[1] ?? ''}`;
    return { bucket, name, contentType, cacheControl: IMMUTABLE, content: readFileSync(source) };
  });
}
