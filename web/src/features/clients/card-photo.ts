import { clientsEndpoints } from '@catalogue/contract/endpoints/clients';
import { LIMITS } from '@catalogue/contract/limits';
import { change, read, readKnown, remove } from '../../data/device-store/database';
import { fittingCanvas } from '../../lib/fitting-canvas';

/* Photos of business cards on this device, each under its own key in `settings`. */

/** Its key in `settings`. */
export const cardKey = (clientId: string, card: string): string => `client-card:${clientId}/${card}`;

const blobOf = (stored: unknown): Blob | null => (stored instanceof Blob ? stored : null);

/** The photo of a client's card; null: not on this device, or the storage does not answer. */
export const readCard = async (clientId: string, card: string): Promise<Blob | null> =>
  blobOf(await read('settings', cardKey(clientId, card)));

/** The photo of a client's card; null: not on this device. Rejects where the storage does not answer. */
export const readKnownCard = async (clientId: string, card: string): Promise<Blob | null> =>
  blobOf(await readKnown('settings', cardKey(clientId, card)));

/** Resolves to whether the device has stored it; memory does not stand in. */
export const storeCard = (clientId: string, card: string, photo: Blob): Promise<boolean> =>
  change('settings', cardKey(clientId, card), () => photo, false);

export const removeCard = (clientId: string, card: string): Promise<boolean> => remove('settings', cardKey(clientId, card));

/** The photo from this device, else from the server; null where neither answers. A loaded one is kept on the device. */
export async function loadCard(clientId: string, card: string): Promise<Blob | null> {
  const stored = await readCard(clientId, card);
  if (stored !== null || card === '') return stored;
  const { fetchFile } = await import('../../data/firebase/fetch-file');
  const photo = await fetchFile(clientsEndpoints.card, { id: clientId }).catch(() => null);
  if (photo !== null) await storeCard(clientId, card, photo);
  return photo;
}

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
  // EXIF rotation is the default. Safari before 17.2 rejects the option that names it.
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  try {
    for (const { side, quality } of STEPS) {
      const canvas = fittingCanvas(bitmap, side);
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
