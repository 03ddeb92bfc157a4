import { LIMITS, PICTURE_TYPES } from '@catalogue/contract/limits';
import { PICTURE_MESSAGES } from '@catalogue/contract/picture-messages';
import { fittingCanvas } from '../../lib/fitting-canvas';

/** Longest side in pixels of what is sent: twice the widest variant, so that a phone's 12-megapixel photo costs little data. */
const LONGEST_SIDE = 2400;

/** SPEC §5. */
export class InvalidFile extends Error {
  constructor() {
    super(PICTURE_MESSAGES.invalid);
    this.name = 'InvalidFile';
  }
}

const SIGNATURES: Record<(typeof PICTURE_TYPES)[number], readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The type by the file's first bytes; null when it is neither png nor jpeg. */
export async function pictureType(file: Blob): Promise<(typeof PICTURE_TYPES)[number] | null> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return PICTURE_TYPES.find((type) => SIGNATURES[type].every((byte, index) => head[index] === byte)) ?? null;
}

/**
 * Prepares a file for upload: unchanged when small enough, else scaled down to a JPEG (EXIF rotation applied).
 * Rejects with {@link InvalidFile} for anything that is no png or jpeg, or that the browser can't decode.
 */
export async function scalePicture(file: Blob): Promise<Blob> {
  const type = await pictureType(file);
  if (type === null) throw new InvalidFile();
  // EXIF rotation is the default. Safari before 17.2 rejects the option that names it.
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new InvalidFile();
  });
  try {
    if (Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE && file.size <= LIMITS.pictureBytes / 4)
      return new Blob([file], { type });
    const canvas = fittingCanvas(bitmap, LONGEST_SIDE);
    const context = canvas.getContext('2d');
    if (context === null) return new Blob([file], { type });
    // JPEG has no transparency; without a background transparent pixels would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  } finally {
    bitmap.close();
  }
}
