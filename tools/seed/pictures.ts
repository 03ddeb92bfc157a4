import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@catalogue/contract/entities/picture';
import { PICTURE_WIDTHS } from '@catalogue/contract/limits';
import { PREVIEW_FILE } from '../../functions/src/images/picture-store';
import { processPicture } from '../../functions/src/images/process-picture';
import { originalName, picturePath, variantsPrefix, type Upload } from '../../functions/src/images/upload-path';
import { CACHE, ROOT } from '../root';
import { bannerSeeds, categorySeeds, productSeeds, type SeedEntry } from './content';
import { drawScene, sceneSvg, type Scene } from './draw';
import type { StorageObject } from './storage-import';

const FOLDER = join(CACHE, 'pictures');
const DESCRIPTION = 'picture.json';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures drawn at once: libvips already spreads each over the processors. */
const AT_ONCE = 2;

/** What decides how a picture is made, besides its scene. A change makes every picture again. */
const recipe = (): string =>
  readFileSync(join(ROOT, 'functions/src/images/process-picture.ts'), 'utf8') + JSON.stringify(PICTURE_WIDTHS);

export type SeedCollection = 'categories' | 'products' | 'banners';

/** The documents of the seed that carry a picture. */
export const seedEntries = (): [SeedCollection, SeedEntry[]][] => [
  ['categories', categorySeeds()],
  ['products', productSeeds()],
  ['banners', bannerSeeds()],
];

/** An upload of a seed document, and what it shows. */
interface SeedUpload {
  upload: Upload;
  scene: Scene;
}

/** The uploads of a seed document, the one of its first picture first. */
export const uploadsOfSeed = (collection: SeedCollection, { id, scene, further = [] }: SeedEntry): SeedUpload[] =>
  [{ uploadId: `seed-${id}`, scene }, ...further].map(({ uploadId, scene: shown }) => ({
    upload: { collection, documentId: id, uploadId },
    scene: shown,
  }));

const allUploads = (): SeedUpload[] =>
  seedEntries().flatMap(([collection, entries]) => entries.flatMap((entry) => uploadsOfSeed(collection, entry)));

function cacheFolder(scene: Scene): string {
  const key = createHash('sha256')
    .update(scene.photo === undefined ? sceneSvg(scene) : readFileSync(scene.photo))
    .update(recipe())
    .digest('hex');
  return join(FOLDER, key.slice(0, 32));
}

/** Draws a scene and makes its variants as the function makeVariants does for an upload, unless the cache has them. */
async function makeFiles(scene: Scene, shape: 'square' | 'wide'): Promise<void> {
  const folder = cacheFolder(scene);
  if (existsSync(folder)) return;
  const original = await drawScene(scene);
  const { description, variants, preview } = await processPicture(original, shape);
  const draft = `${folder}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'original.jpeg'), original);
  for (const { width, format, data } of variants) writeFileSync(join(draft, `${width}.${format}`), data);
  writeFileSync(join(draft, PREVIEW_FILE), preview);
  writeFileSync(join(draft, DESCRIPTION), JSON.stringify(description));
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}

/** Makes every picture of the seed that the cache lacks: about two minutes the first time. */
export async function makeSeedPictures(onProgress?: (done: number, total: number) => void): Promise<void> {
  const waiting = allUploads().filter(({ scene }) => !existsSync(cacheFolder(scene)));
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await makeFiles(next.scene, next.upload.collection === 'banners' ? 'wide' : 'square');
      done += 1;
      onProgress?.(done, total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The picture made of a seed upload, as documents hold it. Needs makeSeedPictures. */
export function seedPicture({ upload, scene }: SeedUpload): Picture {
  const description = JSON.parse(readFileSync(join(cacheFolder(scene), DESCRIPTION), 'utf8')) as Omit<Picture, 'path'>;
  return { path: picturePath(upload), ...description };
}

/** Originals and variants of all seed pictures, as Storage holds them after their upload. Needs makeSeedPictures. */
export const seedObjects = (): StorageObject[] => allUploads().flatMap(objectsOf);

function objectsOf(seeded: SeedUpload): StorageObject[] {
  const { upload, scene } = seeded;
  const folder = cacheFolder(scene);
  return readdirSync(folder).map((file): StorageObject => {
    const source = join(folder, file);
    if (file === 'original.jpeg')
      return { name: originalName(upload), contentType: 'image/jpeg', content: readFileSync(source) };
    const name = `${variantsPrefix(upload)}/${file}`;
    if (file === DESCRIPTION)
      return { name, contentType: 'application/json', content: Buffer.from(JSON.stringify(seedPicture(seeded))) };
    const contentType = `image/${file.split('.')[1] ?? ''}`;
    return { name, contentType, cacheControl: IMMUTABLE, content: readFileSync(source) };
  });
}
