import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectFinalized } from 'firebase-functions/storage';
import { lazyHandler } from '../platform/http';
import { HTTPS, PICTURES, PROFILE_PICTURES, SCHEDULE } from '../platform/options';
import { uploadOfOriginal } from './upload-path';
import type { Upload } from './upload-path';

const servesPictures = lazyHandler(async () => {
  const [{ createCatalogueReader }, { snapshotSource }, { firstBannerOf }, { servePicture }] = await Promise.all([
    import('../catalogue/catalogue-reader'),
    import('../catalogue/snapshot-source'),
    import('./first-banner'),
    import('./serve-picture'),
  ]);
  return servePicture(firstBannerOf(createCatalogueReader(snapshotSource)));
});

/** `/pictures/…` */
export const pictures = onRequest(HTTPS, servesPictures);

/** Runs for every new object in the bucket, variants too, and processes originals only. */
const processes = (options: typeof PICTURES | typeof PROFILE_PICTURES, isWanted: (upload: Upload) => boolean) =>
  onObjectFinalized(options, async ({ data }) => {
    const upload = uploadOfOriginal(data.name);
    if (upload !== null && isWanted(upload)) await (await import('./make-variants')).makeVariants(upload);
  });

export const makeVariants = processes(PICTURES, ({ collection }) => collection !== 'users');
export const makeProfileVariants = processes(PROFILE_PICTURES, ({ collection }) => collection === 'users');

/** Every Sunday: deletes the files of pictures that nothing shows any more. */
export const sweepPictures = onSchedule({ ...SCHEDULE, schedule: 'every sunday 04:10' }, async () => {
  await (await import('./sweep-pictures')).sweepPictures();
});
