import { buffer } from 'node:stream/consumers';
import type { Picture } from '@catalogue/contract/entities/picture';
import { openVariant } from './open-variant';

/** JPEGs made lately, by picture: some 100 kB each. */
const cache = new Map<string, Promise<string>>();
const MAX_CACHED = 32;

/** A picture as base64 of a JPEG, as SPEC §3 has banners. */
export function jpegOf(picture: Pick<Picture, 'path' | 'widths' | 'width' | 'height' | 'color'>): Promise<string> {
  const cached = cache.get(picture.path);
  if (cached !== undefined) return cached;
  const fresh = render(picture).catch((cause: unknown) => {
    cache.delete(picture.path);
    throw cause;
  });
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(picture.path, fresh);
  return fresh;
}

async function render(picture: Picture): Promise<string> {
  const [{ default: sharp }, bytes] = await Promise.all([import('sharp'), openVariant(picture).then(buffer)]);
  // A transparent picture stands on its own colour: JPEG has no transparency.
  const jpeg = await sharp(bytes).flatten({ background: picture.color }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return jpeg.toString('base64');
}
