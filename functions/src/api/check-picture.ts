import { LIMITS } from '@catalogue/contract/limits';
import { PICTURE_MESSAGES } from '@catalogue/contract/picture-messages';
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
    throw new HttpError(415, { message: PICTURE_MESSAGES.types, errors: { [field]: PICTURE_MESSAGES.invalid } });
  if (kind.end === null) throw damaged(field);
  if (kind.end < bytes.byteLength && !hasNoFileSignature(bytes.subarray(kind.end))) {
    throw new HttpError(415, {
      message: PICTURE_MESSAGES.types,
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

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PictureEnd {
  type: 'image/png' | 'image/jpeg';
  /** Offset where the picture ends; null if it is truncated. */
  end: number | null;
}

/** Type of a picture by its signature, and its end. Null for neither png nor jpeg. */
export function endOfPicture(bytes: Buffer): PictureEnd | null {
  if (bytes.subarray(0, 8).equals(PNG)) return { type: 'image/png', end: endOfPng(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { type: 'image/jpeg', end: endOfJpeg(bytes) };
  return null;
}

/** Walks the chunks (length, name, content, checksum) to IEND. */
function endOfPng(bytes: Buffer): number | null {
  let offset = PNG.byteLength;
  while (offset + 12 <= bytes.byteLength) {
    const next = offset + 12 + bytes.readUInt32BE(offset);
    if (next > bytes.byteLength) return null;
    if (bytes.toString('latin1', offset + 4, offset + 8) === 'IEND') return next;
    offset = next;
  }
  return null;
}

/** Walks segments and entropy-coded scans to the end-of-image marker. */
function endOfJpeg(bytes: Buffer): number | null {
  let offset = 2;
  while (offset + 4 <= bytes.byteLength) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === 0xd9) return offset + 2;
    offset += 2 + bytes.readUInt16BE(offset + 2);
    if (marker === 0xda) offset = endOfScan(bytes, offset);
  }
  return bytes[offset] === 0xff && bytes[offset + 1] === 0xd9 ? offset + 2 : null;
}

/** In scan data, 0xff is followed by 0x00 or a restart marker; any other marker ends the scan. */
function endOfScan(bytes: Buffer, start: number): number {
  let offset = bytes.indexOf(0xff, start);
  while (offset !== -1 && offset + 1 < bytes.byteLength) {
    const next = bytes[offset + 1] ?? 0;
    if (next !== 0x00 && (next < 0xd0 || next > 0xd7)) return offset;
    offset = bytes.indexOf(0xff, offset + 2);
  }
  return bytes.byteLength;
}
