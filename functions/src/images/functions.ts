import { onObjectFinalized, onObjectMetadataUpdated } from 'firebase-functions/storage';
import { PICTURES, TRIGGER } from '../platform/options';
import { uploadOfOriginal } from './upload-path';

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
