import { buffer } from 'node:stream/consumers';
import type { Picture } from '@catalogue/contract/entities/picture';
import { openVariant } from './open-variant';

/** JPEGs made lately, by picture: some 100 kB each. */
const made = new Map<string, Promise<string>>();
const KEPT = 32;

/** A picture as base64 of a JPEG, as SPEC §3 has banners. */
export function jpegOf(picture: Pick<Picture, 'path' | 'widths' | 'width' | 'height' | 'color'>): Promise<string> {
  const known = made.get(picture.path);
  if (known !== undefined) return known;
  const fresh = render(picture).catch((cause: unknown) => {
    made.delete(picture.path);
    throw cause;
  });
  const [oldest] = made.keys();
  if (made.size >= KEPT && oldest !== undefined) made.delete(oldest);
  made.set(picture.path, fresh);
  return fresh;
}

async function render(picture: Picture): Promise<string> {
  const [{ default: sharp }, bytes] = await Promise.all([import('sharp'), openVariant(picture).then(buffer)]);
  // A transparent picture stands on its own colour: JPEG has no transparency.
  const jpeg = await sharp(bytes).flatten({ background: picture.color }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return jpeg.toString('base64');
}
