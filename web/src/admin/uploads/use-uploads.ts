import { pictureNames } from '@catalogue/contract/gallery';
import { useEffect, useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { onFocusOrOnline } from '../../data/network/on-focus-or-online';
import { once } from '../../lib/once';
import { notify } from '../../ui/notify';
import { failureKind } from '../data/failure-reason';
import { contentModule, storageModule } from '../data/firebase-modules';
import { onPictures } from '../data/pending-writes/pending-writes';
import { loadUploads, onUploadQueue, runUploads, uploadQueue } from './upload-queue';
import type { QueueState, UploadPort } from './upload-queue';
import { UPLOAD_TEXTS } from './upload-texts';

/** Interval of retries while the queue is not empty. */
const RETRY_MS = 15_000;

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'storage/quota-exceeded';

/** Why a picture that was not accepted needs a person; null: another attempt may succeed. */
export function uploadProblem(error: unknown): string | null {
  if (isFull(error)) return UPLOAD_TEXTS.full;
  return failureKind(error) === 'refused' ? UPLOAD_TEXTS.refused : null;
}

const port: UploadPort = {
  async requestedUploads(noun, id) {
    // Nobody reads or sends before Auth knows who it is: the server would refuse it for good.
    const [{ readFromServer }] = await Promise.all([contentModule(), storageModule()]);
    const document = await readFromServer(noun, id);
    return document ? pictureNames(document) : [];
  },
  async send(path, blob, onProgress) {
    const { upload } = await storageModule();
    await upload(path, blob, onProgress);
    void notify('Image Uploaded', { kind: 'success' });
  },
  problemOf: uploadProblem,
};

/** Starts sending what may be sent. */
export const sendUploads = (): Promise<void> => runUploads(port);

const start = once(() => {
  // Without an account there is nothing to send.
  const run = () => void (isReachable() && sendUploads().catch(() => undefined));
  const loadAndRun = () => void loadUploads().then(run, () => undefined);
  loadAndRun();
  onPictures(loadAndRun);
  onReachableChange(run);
  onFocusOrOnline(run);
  setInterval(() => {
    const { uploads, isKnown } = uploadQueue();
    // The tab that is shown tries again.
    if (!document.hidden && (uploads.length > 0 || !isKnown)) run();
  }, RETRY_MS);
});

/** Keeps the upload queue moving from now on, also after the admin area was left. */
export function useUploads(): void {
  useEffect(() => {
    start();
  }, []);
}

/** The queue and the progress of its uploads. */
export const useUploadQueue = (): QueueState => useSyncExternalStore(onUploadQueue, uploadQueue, uploadQueue);

/** The queued upload that a document's `imageName` refers to, if this device has it. */
export const useUploadOf = (imageName: string | null) => useUploadQueue().uploads.find(({ id }) => id === imageName);
