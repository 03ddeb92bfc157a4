import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Picture } from '@catalogue/contract/entities/picture';
import { PICTURE_WIDTHS } from '@catalogue/contract/limits';
import { MADE, PREVIEW_FILE } from '../../functions/src/images/picture-store';
import { processPicture } from '../../functions/src/images/process-picture';
import { picturesBucketName } from '../../functions/src/platform/storage';
import { originalName, picturePath, variantsPrefix, type Upload } from '../../functions/src/images/upload-path';
import { ROOT } from '../root';
import { bannerSeeds, categorySeeds, productSeeds, type SeedEntry } from './content';
import type { StorageObject } from './storage-import';

/** Committed: making all of them takes half a minute of two processors. After a change of an original or of the recipe, commit what the next `npm start` makes. */
export const VARIANTS = join(ROOT, 'seed/variants');
/** Hash of what the files of a folder were made of. */
const KEY = 'made-of.txt';
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

/** The uploads of all documents of the seed. */
export const allUploads = (): SeedUpload[] =>
  seedEntries().flatMap(([collection, entries]) => entries.flatMap((entry) => uploadsOfSeed(collection, entry)));

const shapeOf = ({ upload }: SeedUpload): keyof typeof PICTURE_WIDTHS => (upload.collection === 'banners' ? 'wide' : 'square');

export const folderOf = (seeded: SeedUpload): string => join(VARIANTS, `${basename(seeded.photo, '.jpg')}-${shapeOf(seeded)}`);

const keyOf = (seeded: SeedUpload): string =>
  createHash('sha256').update(readFileSync(seeded.photo)).update(recipe()).update(shapeOf(seeded)).digest('hex');

/** Whether the variants of an original are there, made of what it is now. */
export function isMade(seeded: SeedUpload): boolean {
  const path = join(folderOf(seeded), KEY);
  return existsSync(path) && readFileSync(path, 'utf8').trim() === keyOf(seeded);
}

/** Makes the variants of an original as the function makeVariants does for an upload. */
async function makeFiles(seeded: SeedUpload): Promise<void> {
  const { description, variants, preview } = await processPicture(readFileSync(seeded.photo), shapeOf(seeded));
  const folder = folderOf(seeded);
  const draft = `${folder}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const { width, format, data } of variants) writeFileSync(join(draft, `${width}.${format}`), data);
  writeFileSync(join(draft, PREVIEW_FILE), preview);
  writeFileSync(join(draft, DESCRIPTION), `${JSON.stringify(description)}\n`);
  writeFileSync(join(draft, KEY), `${keyOf(seeded)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** Makes the variants of every picture of the seed that are missing or of another original or recipe. */
export async function makeSeedPictures(onProgress?: (done: number, total: number) => void): Promise<void> {
  const waiting = allUploads().filter((seeded) => !isMade(seeded));
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
  const description = JSON.parse(readFileSync(join(folderOf(seeded), DESCRIPTION), 'utf8')) as Omit<Picture, 'path'>;
  return { path: picturePath(seeded.upload), ...description };
}

/** Originals and variants of all seed pictures, as a project's Storage holds them after their upload. Needs makeSeedPictures. */
export const seedObjects = (project: string): StorageObject[] => allUploads().flatMap((seeded) => objectsOf(project, seeded));

function objectsOf(project: string, seeded: SeedUpload): StorageObject[] {
  const { upload } = seeded;
  const bucket = picturesBucketName(project);
  const folder = folderOf(seeded);
  const original: StorageObject = {
    ...{ bucket: `${project}.appspot.com`, name: originalName(upload), contentType: 'image/jpeg' },
    ...{ metadata: MADE, content: readFileSync(seeded.photo) },
  };
  const variants = readdirSync(folder)
    .filter((file) => file !== KEY)
    .map((file): StorageObject => {
      const name = `${variantsPrefix(upload)}/${file}`;
      if (file === DESCRIPTION)
        return { bucket, name, contentType: 'application/json', content: Buffer.from(JSON.stringify(seedPicture(seeded))) };
      const contentType = `image/${file.split('.')[1] ?? ''}`;
      return { bucket, name, contentType, cacheControl: IMMUTABLE, content: readFileSync(join(folder, file)) };
    });
  return [original, ...variants];
}
