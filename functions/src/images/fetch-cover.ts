import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import { LIMITS } from '@catalogue/contract/limits';
import { fetchPublic, NotFetched } from '../platform/fetch-public';
import { FieldValue, firestore } from '../platform/firestore';
import { runTransaction } from '../platform/run-transaction';
import { log } from '../platform/log';
import { serialQueue } from '../platform/serial-queue';
import { bucket } from '../platform/storage';
import { COVER_UPLOAD, originalName } from './upload-path';

/** The upload that a cover at another site becomes. The same URL is the same upload. */
export const coverUpload = (url: string): string => COVER_UPLOAD + createHash('sha256').update(url).digest('hex').slice(0, 32);

type Fields = Readonly<Record<string, unknown>>;

/** What a category's stored cover image URL requires: fetch the URL, or 'none': delete the picture of an earlier URL. null: nothing. */
export function wantedOfCover({ coverImage, imageName, deletedAt }: Fields): { url: string } | 'none' | null {
  const isFetched = typeof imageName === 'string' && imageName.startsWith(COVER_UPLOAD);
  // A file that somebody uploaded takes precedence.
  if (deletedAt !== null || (typeof imageName === 'string' && !isFetched)) return null;
  if (typeof coverImage !== 'string' || !coverImage.startsWith('https://')) return isFetched ? 'none' : null;
  return imageName === coverUpload(coverImage) ? null : { url: coverImage };
}

/** An instance holds one file at a time. */
const inTurn = serialQueue();

/**
 * Brings the picture of a category in line with its cover image URL: the file is fetched once and becomes an upload like any other.
 * Browsers of visitors thus contact no other site, and covers stay when another site goes down.
 */
export const settleCover = (categoryId: string, fetch: typeof fetchPublic = fetchPublic): Promise<void> =>
  inTurn(async () => {
    const category = firestore().collection(COLLECTIONS.categories).doc(categoryId);
    const wanted = wantedOfCover((await category.get()).data() ?? {});
    if (wanted === null) return;
    const change =
      wanted === 'none' ? { imageName: null, picture: null, imageError: null } : await fetchOf(categoryId, wanted.url, fetch);
    await runTransaction(async (transaction) => {
      const current = (await transaction.get(category)).data() ?? {};
      // Somebody saved another URL or a file meanwhile: their own event settles that.
      if (JSON.stringify(wantedOfCover(current)) !== JSON.stringify(wanted)) return;
      transaction.update(category, { ...change, updatedAt: FieldValue.serverTimestamp() });
    });
  });

/** Stores the file of a URL as an original; makeVariants decodes it. */
async function fetchOf(documentId: string, url: string, fetch: typeof fetchPublic): Promise<Record<string, unknown>> {
  const upload = { collection: 'categories', documentId, uploadId: coverUpload(url) } as const;
  try {
    const bytes = await fetch(url, { maxBytes: LIMITS.pictureBytes, timeoutMs: 10_000 });
    await bucket().file(originalName(upload)).save(bytes, { resumable: false, contentType: 'application/octet-stream' });
    return { imageName: upload.uploadId, imageError: null };
  } catch (cause) {
    if (!(cause instanceof NotFetched)) throw cause;
    log.warn('A cover image cannot be fetched', { path: `categories/${documentId}` }, cause);
    return { imageName: upload.uploadId, imageError: { upload: upload.uploadId, reason: 'notFetched' } };
  }
}
