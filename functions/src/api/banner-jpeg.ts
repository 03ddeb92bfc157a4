import { buffer } from 'node:stream/consumers';
import type { Picture } from '@catalogue/contract/entities/picture';
import { openVariant } from './open-variant';

/** Recently rendered JPEGs by picture path, about 100 kB each. */
const cache = new Map<string, Promise<string>>();
const MAX_CACHED = 32;

/** A picture as base64-encoded JPEG (SPEC §3). */
export function jpegOf(picture: Pick<Picture, 'path' | 'widths' | 'width' | 'height' | 'color'>): Promise<string> {
  const cached = cache.get(picture.path);
  if (cached !== undefined) return cached;
  const rendering = render(picture).catch((cause: unknown) => {
    cache.delete(picture.path);
    throw cause;
  });
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(picture.path, rendering);
  return rendering;
}

async function render(picture: Picture): Promise<string> {
  const [{ default: sharp }, bytes] = await Promise.all([import('sharp'), openVariant(picture).then(buffer)]);
  // JPEG has no transparency: use the picture's dominant colour as background.
  const jpeg = await sharp(bytes).flatten({ background: picture.color }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return jpeg.toString('base64');
}
