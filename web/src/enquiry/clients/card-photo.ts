import { LIMITS } from '@catalogue/contract/limits';
import { read, remove, write } from '../../device/database';

/* Photos of business cards: on this device only, each under its own key in `settings`. */

export const cardKeyOf = (clientId: string): string => `client-card:${clientId}`;

/** The photo of the client's card; null: none. */
export async function readCard(clientId: string): Promise<Blob | null> {
  const stored = await read('settings', cardKeyOf(clientId));
  return stored instanceof Blob ? stored : null;
}

export const storeCard = (clientId: string, photo: Blob | null): Promise<boolean> =>
  photo === null ? remove('settings', cardKeyOf(clientId)) : write('settings', cardKeyOf(clientId), photo);

/** Longest side in pixels and JPEG quality, tried in this order: print of 2 mm is readable at 1600. */
const STEPS = [
  { side: 1600, quality: 0.8 },
  { side: 1600, quality: 0.6 },
  { side: 1200, quality: 0.6 },
  { side: 900, quality: 0.5 },
  { side: 640, quality: 0.4 },
] as const;

/** The photo as a JPEG of at most `LIMITS.cardBytes`; null if the browser cannot read the file. */
export async function compressCard(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return null;
  try {
    for (const { side, quality } of STEPS) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(bitmap.width * scale)),
        Math.max(1, Math.round(bitmap.height * scale)),
      );
      const context = canvas.getContext('2d');
      if (context === null) return null;
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (photo.size <= LIMITS.cardBytes) return photo;
    }
    return null;
  } finally {
    bitmap.close();
  }
}
