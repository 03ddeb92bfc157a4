import { LIMITS } from '@catalogue/contract/limits';
import { endOfPicture } from './end-of-picture';
import { Problem } from './problem';

export interface CheckedPicture {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
}

/**
 * Looks at what a file is, whatever it calls itself: a png or jpeg that decodes to its last line and holds nothing else.
 *
 * @param field what to call it in a refusal
 * @throws Problem 415 something else, or something more than a picture; 413 too many pixels; 422 damaged
 */
export async function checkPicture(bytes: Buffer, field: string): Promise<CheckedPicture> {
  const kind = endOfPicture(bytes);
  if (kind === null)
    throw new Problem(415, { message: 'Only jpg/png files are supported.', errors: { [field]: 'Invalid File !!' } });
  if (kind.end === null) throw damaged(field);
  if (kind.end < bytes.byteLength && !hasNoFileSignature(bytes.subarray(kind.end))) {
    throw new Problem(415, {
      message: 'Only jpg/png files are supported.',
      errors: { [field]: 'There is something behind the picture' },
    });
  }
  const own = bytes.subarray(0, kind.end);
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(own, { limitInputPixels: false }).metadata();
    if (`image/${format}` !== kind.type) throw damaged(field);
    if (width * height > LIMITS.picturePixels) {
      throw new Problem(413, { errors: { [field]: `At most ${LIMITS.picturePixels / 1_000_000} million pixels` } });
    }
    // Decodes every line, without keeping them: a picture that breaks off half-way is found here and not by a visitor.
    await sharp(own, { limitInputPixels: LIMITS.picturePixels, failOn: 'warning', sequentialRead: true })
      .resize(16, 16)
      .raw()
      .toBuffer();
  } catch (cause) {
    throw cause instanceof Problem ? cause : damaged(field);
  }
  return { bytes: own, type: kind.type };
}

const damaged = (field: string): Problem =>
  new Problem(422, { message: 'A picture is damaged.', errors: { [field]: 'This picture is damaged' } });

/**
 * What phones leave behind a picture (a motion clip, a depth map, padding) is cut off and forgotten. What a program could
 * take for a file of its own makes the whole thing a polyglot, and nobody sends one of those by accident.
 */
const hasNoFileSignature = (rest: Buffer): boolean => {
  const text = rest.toString('latin1').toLowerCase();
  return !FILE_SIGNATURES.some((beginning) => text.includes(beginning));
};

/** How archives, documents, pages and programs begin. */
const FILE_SIGNATURES = [
  'pk\x03\x04',
  'pk\x05\x06',
  'rar!',
  '7z\xbc\xaf',
  '%pdf-',
  '<?php',
  '<script',
  '<html',
  '<svg',
  '<!doctype',
  '#!/',
];
