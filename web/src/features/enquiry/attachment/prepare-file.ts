import { ATTACHMENT_HEAD_BYTES, attachmentTypeOf, isHeic } from '@catalogue/contract/attachment-type';
import { isPhoto, type AttachmentType } from '@catalogue/contract/entities/attachment';
import { LIMITS } from '@catalogue/contract/limits';
import type { FileError } from './attachment-texts';
import { fittingCanvas } from '../../../lib/fitting-canvas';
import { isTimeout, within } from '../../../lib/within';

/** Longest waits for reading the first bytes, and for reading and scaling a photo on a slow phone. */
const TIMEOUT_MS = { head: 3_000, photo: 20_000 } as const;

/** Longest side of a photo in pixels. */
export const LONGEST_SIDE = 2048;

/** Tried in this order: a smaller picture looks better than a coarse one. */
const SIDES = [LONGEST_SIDE, 1600, 1200, 800, 480] as const;
const QUALITIES = [0.85, 0.72, 0.6] as const;

export interface PreparedFile {
  name: string;
  type: AttachmentType;
  blob: Blob;
}

/** The file cannot be sent; `reason` is the key of its text. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
  constructor(readonly reason: FileError) {
    super(reason);
  }
}

/**
 * Prepares a file for its enquiry. A photo is scaled down and encoded again, which drops its metadata (GPS, too). PDF, SVG and
 * small PNG files stay as they are.
 *
 * @throws UnusableFile; TimeoutError where the device does not read it
 */
export async function prepareFile(file: File): Promise<PreparedFile> {
  const head = new Uint8Array(await within(TIMEOUT_MS.head, file.slice(0, ATTACHMENT_HEAD_BYTES).arrayBuffer()));
  const isApplePhoto = isHeic(head);
  const type = isApplePhoto ? 'image/jpeg' : attachmentTypeOf(head);
  if (type === null) throw new UnusableFile('wrongType');
  const name = file.name.slice(-LIMITS.attachmentName).trim();
  if (!isPhoto(type)) {
    if (file.size > LIMITS.attachmentBytes) throw new UnusableFile('tooLarge');
    return { name, type, blob: file };
  }
  // EXIF rotation is the default. Safari before 17.2 rejects the option that names it.
  const decoded = within(TIMEOUT_MS.photo, createImageBitmap(file));
  const bitmap = await decoded.catch((error: unknown) => {
    if (isTimeout(error)) throw error;
    throw new UnusableFile(isApplePhoto ? 'heic' : 'damaged');
  });
  try {
    const isSmall = file.size <= LIMITS.attachedPhotoBytes && Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE;
    // A logo keeps its sharp edges.
    if (type === 'image/png' && isSmall) return { name, type, blob: file };
    const wanted = type === 'image/jpeg' ? type : 'image/webp';
    const encoded = await encodeWithin(LIMITS.attachedPhotoBytes, (side, quality) => draw(bitmap, side, wanted, quality));
    return { name, type: encoded.type === 'image/webp' ? 'image/webp' : 'image/jpeg', blob: encoded };
  } finally {
    bitmap.close();
  }
}

/** The first encoding of at most `mostBytes`; the smallest one if none fits. */
export async function encodeWithin(mostBytes: number, encode: (side: number, quality: number) => Promise<Blob>): Promise<Blob> {
  let last: Blob | null = null;
  for (const side of SIDES) {
    for (const quality of QUALITIES) {
      last = await encode(side, quality);
      if (last.size <= mostBytes) return last;
      // Quality saves about half: a picture that is three times too large needs fewer pixels.
      if (last.size > 3 * mostBytes) break;
    }
  }
  if (last === null) throw new Error('There are no sizes to try');
  return last;
}

/** The picture at most `side` pixels wide and high. Browsers that cannot write WebP get JPEG, on white. */
async function draw(bitmap: ImageBitmap, side: number, type: 'image/jpeg' | 'image/webp', quality: number): Promise<Blob> {
  const canvas = fittingCanvas(bitmap, side);
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusableFile('damaged');
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await within(TIMEOUT_MS.photo, canvas.convertToBlob({ type, quality }));
  return blob.type === type ? blob : draw(bitmap, side, 'image/jpeg', quality);
}
