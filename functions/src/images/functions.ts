import { onRequest } from 'firebase-functions/https';
import { onObjectFinalized, onObjectMetadataUpdated } from 'firebase-functions/storage';
import { lazyHandler } from '../platform/http';
import { HTTPS, PICTURES, TRIGGER } from '../platform/options';
import { uploadOfOriginal } from './upload-path';

const servesPictures = lazyHandler(async () => {
  const [{ createCatalogueReader }, { snapshotSource }, { firstBannerOf }, { servePicture }] = await Promise.all([
    import('../catalogue/catalogue-reader'),
    import('../catalogue/snapshot-source'),
    import('./first-banner'),
    import('./serve-picture'),
  ]);
  const reader = createCatalogueReader(snapshotSource);
  return servePicture(firstBannerOf(reader));
});

/** `/pictures/…` */
export const pictures = onRequest(HTTPS, servesPictures);

/** Runs for every new object of the default bucket, and processes originals only. Variants have a bucket without a trigger. */
export const makeVariants = onObjectFinalized(PICTURES, async ({ data, time }) => {
  const upload = uploadOfOriginal(data.name);
  if (upload !== null) await (await import('./make-variants')).makeVariants(upload, Date.parse(time));
});

/** Runs when something is written on an object: on an original, what `makeVariants` made of it. */
export const attachPicture = onObjectMetadataUpdated(TRIGGER, async ({ data }) => {
  const upload = uploadOfOriginal(data.name);
  if (upload === null || !(await import('./picture-store')).hasResult(data.metadata)) return;
  await (await import('./attach-picture')).attachPicture(upload);
});
