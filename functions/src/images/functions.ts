import { onRequest } from 'firebase-functions/https';
import { onObjectFinalized } from 'firebase-functions/storage';
import { lazyHandler } from '../platform/http';
import { HTTPS, PICTURES } from '../platform/options';
import { uploadOfOriginal } from './upload-path';

const servesPictures = lazyHandler(async () => {
  const [{ createCatalogueReader }, { snapshotSource }, { firstBannerOf }, { servePicture }] = await Promise.all([
    import('../catalogue/catalogue-reader'),
    import('../catalogue/snapshot-source'),
    import('./first-banner'),
    import('./serve-picture'),
  ]);
  const reader = createCatalogueReader(snapshotSource);
  return servePicture(firstBannerOf(reader), async () => (await reader.snapshot(await reader.version())).catalogue);
});

/** `/pictures/…` */
export const pictures = onRequest(HTTPS, servesPictures);

/** Runs for every new object in the bucket, variants too, and processes originals only. */
export const makeVariants = onObjectFinalized(PICTURES, async ({ data }) => {
  const upload = uploadOfOriginal(data.name);
  if (upload !== null) await (await import('./make-variants')).makeVariants(upload);
});
