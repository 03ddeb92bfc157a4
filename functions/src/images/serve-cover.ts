import { COLLECTIONS } from '@catalogue/contract/collections';
import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { LIMITS } from '@catalogue/contract/limits';
import type { Request } from 'firebase-functions/https';
import type { Response } from 'express';
import sharp from 'sharp';
import { fetchPublic, NotFetched } from '../platform/fetch-public';
import { firestore } from '../platform/firestore';
import { log } from '../platform/log';

/** Cards show covers at this size; the page scales them. */
const WIDTH = 640;
/** Less than uploads may have: several covers may arrive at once, in 512 MiB. */
const MAX_PIXELS = 25_000_000;
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const CACHED = 'public, max-age=86400, s-maxage=86400';
const MISSING = 'public, max-age=0, s-maxage=60';

let last: Promise<unknown> = Promise.resolve();

/** Runs one after the other, so that only one picture is decoded at a time. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}

/** A small WebP of any picture. @throws NotFetched if it is none */
export async function coverOf(bytes: Buffer): Promise<Buffer> {
  const notAPicture = (): never => {
    throw new NotFetched('The file is no picture');
  };
  if (bytes.byteLength === 0) return notAPicture();
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(notAPicture);
  if (!FORMATS.has(format) || width * height > MAX_PIXELS) return notAPicture();
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 74 })
    .toBuffer()
    .catch(notAPicture);
}

/** Cover image URL of a category as stored; null without one. */
async function coverImageOf(id: string): Promise<string | null> {
  const category = await firestore().collection(COLLECTIONS.categories).doc(id).get();
  const url: unknown = category.get('coverImage');
  return typeof url === 'string' && category.get('deletedAt') === null ? url : null;
}

interface CoverSource {
  /** As published. */
  catalogue: () => Promise<Pick<CatalogueFile, 'categories'>>;
  stored?: (categoryId: string) => Promise<string | null>;
  fetch?: typeof fetchPublic;
}

/**
 * Answers contract/cover-url: the cover image of a category, fetched from the site that has it. Browsers of
 * visitors thus contact no other site. The URL must be the one that the category names, so this is no open proxy.
 */
export async function serveCover(
  request: Request,
  response: Response,
  categoryId: string,
  { catalogue, stored = coverImageOf, fetch = fetchPublic }: CoverSource,
): Promise<void> {
  const url = request.query.of;
  const isNamed = async (): Promise<boolean> => {
    const known = (await catalogue()).categories.find(({ id }) => id === categoryId);
    // Firestore is read for what is about to be published: the catalogue in memory knows the rest.
    return url === known?.coverImage || url === (await stored(categoryId));
  };
  if (typeof url !== 'string' || !url.startsWith('https://') || !(await isNamed())) {
    response.set('Cache-Control', MISSING).status(404).end();
    return;
  }
  try {
    const original = await fetch(url, { maxBytes: LIMITS.pictureBytes, timeoutMs: 10_000 });
    const cover = await inTurn(() => coverOf(original));
    response.set({ 'Cache-Control': CACHED, 'Content-Type': 'image/webp', 'Content-Length': String(cover.byteLength) });
    response.status(200).end(request.method === 'HEAD' ? undefined : cover);
  } catch (cause) {
    if (!(cause instanceof NotFetched)) throw cause;
    log.warn('A cover image cannot be shown', { path: `categories/${categoryId}` }, cause);
    response.set('Cache-Control', MISSING).status(404).end();
  }
}
