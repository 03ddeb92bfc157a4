import { LIMITS } from '@catalogue/contract/limits';
import { endOfPicture } from './end-of-picture';
import { HttpError } from './http-error';

export interface CheckedPicture {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
}

/**
 * Checks by content that a file is a complete png or jpeg and nothing else.
 *
 * @param field key of the error message
 * @throws HttpError 415 not a picture, or a polyglot; 413 too many pixels; 422 damaged
 */
export async function checkPicture(bytes: Buffer, field: string): Promise<CheckedPicture> {
  const kind = endOfPicture(bytes);
  if (kind === null)
    throw new HttpError(415, { message: 'Only jpg/png files are supported.', errors: { [field]: 'Invalid File !!' } });
  if (kind.end === null) throw damaged(field);
  if (kind.end < bytes.byteLength && !hasNoFileSignature(bytes.subarray(kind.end))) {
    throw new HttpError(415, {
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
      throw new HttpError(413, { errors: { [field]: `At most ${LIMITS.picturePixels / 1_000_000} million pixels` } });
    }
    // Decodes all lines without keeping them, to detect truncated pictures.
    await sharp(own, { limitInputPixels: LIMITS.picturePixels, failOn: 'warning', sequentialRead: true })
      .resize(16, 16)
      .raw()
      .toBuffer();
  } catch (cause) {
    throw cause instanceof HttpError ? cause : damaged(field);
  }
  return { bytes: own, type: kind.type };
}

const damaged = (field: string): HttpError =>
  new HttpError(422, { message: 'A picture is damaged.', errors: { [field]: 'This picture is damaged' } });

/** Phones append motion clips or depth maps, which are cut off. A signature of another file type marks a polyglot. */
const hasNoFileSignature = (rest: Buffer): boolean => {
  const text = rest.toString('latin1').toLowerCase();
  return !FILE_SIGNATURES.some((signature) => text.includes(signature));
};

/** Signatures of archives, documents, pages and scripts. */
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
