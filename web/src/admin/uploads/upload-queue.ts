import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { withLock } from '../../data/device-store/locks';
import { serverNow } from '../../data/network/server-clock';
import { observable } from '../../lib/observable';
import { pendingWrites } from '../data/pending-writes/pending-writes';
import type { QueuedPicture } from '../data/pending-writes/write-store';
import { UPLOAD_TEXTS } from './upload-texts';

/** The Firebase calls that sending needs. */
export interface UploadPort {
  /** Uploads that the document names, as the server has it; none where it has no such document. */
  requestedUploads(noun: CatalogueNoun, documentId: string): Promise<readonly string[]>;
  send(path: string, blob: Blob, onProgress: (share: number) => void): Promise<void>;
  /** Why an upload needs a person; null: the next run tries it again. */
  problemOf(error: unknown): string | null;
}

export interface QueueState {
  uploads: readonly QueuedPicture[];
  /** Whether the storage has said which it holds; otherwise there may be more. */
  isKnown: boolean;
  /** Share sent (0 to 1) of running uploads. */
  progress: ReadonlyMap<string, number>;
  /** When this page has sent an upload, ms by the server's clock. */
  sentAt: ReadonlyMap<string, number>;
  /** Uploads that this page has given up. */
  givenUp: ReadonlySet<string>;
}

const state = observable<QueueState>({
  uploads: [],
  isKnown: false,
  progress: new Map(),
  sentAt: new Map(),
  givenUp: new Set(),
});
/** The run on its way. One that is asked for meanwhile follows it. */
let running: Promise<void> | null = null;
let isAskedAgain = false;

export const uploadQueue = state.get;
export const onUploadQueue = state.subscribe;

/** Resolves to whether these uploads were all sent, once each is sent, given up or stopped by a problem. */
export async function whenUploaded(ids: readonly string[]): Promise<boolean> {
  await loadUploads();
  return new Promise((resolve) => {
    const check = () => {
      const { uploads, isKnown, sentAt, givenUp } = state.get();
      const left = uploads.filter(({ id }) => ids.includes(id));
      const isOver = (id: string) => sentAt.has(id) || givenUp.has(id) || left.some((one) => one.id === id);
      if (left.some(({ problem }) => problem === null) || !(isKnown || ids.every(isOver))) return;
      stop();
      resolve(left.length === 0 && !ids.some((id) => givenUp.has(id)));
    };
    const stop = state.subscribe(check);
    check();
  });
}

const show = (change: Partial<QueueState>): void => state.set({ ...state.get(), ...change });

/** Shows which pictures of this person's writes the device has. While its storage does not answer, what it had before counts, too. */
export async function loadUploads(): Promise<void> {
  const { pictures, isKnown } = await pendingWrites.pictures();
  const { uploads, sentAt, givenUp } = state.get();
  const isUnread = ({ id }: QueuedPicture) => !sentAt.has(id) && !givenUp.has(id) && !pictures.some((one) => one.id === id);
  show({ uploads: isKnown ? pictures : [...uploads.filter(isUnread), ...pictures], isKnown });
}

/** Gives an upload up; its document keeps no picture from it. */
export async function cancelUpload(upload: QueuedPicture): Promise<void> {
  show({ givenUp: new Set(state.get().givenUp).add(upload.id) });
  await pendingWrites.changePicture(upload, null);
  await loadUploads();
}

/** Clears an upload's problem, so that the next run tries it again. */
export async function retryUpload(upload: QueuedPicture): Promise<void> {
  await pendingWrites.changePicture(upload, { problem: null });
  await loadUploads();
}

/**
 * Sends the pictures of written documents one after the other, in one tab at a time. After a network failure an upload stays for the next
 * run. A refusal stops that upload only.
 */
export function runUploads(port: UploadPort): Promise<void> {
  isAskedAgain = true;
  running ??= runWhileAsked(port);
  return running;
}

async function runWhileAsked(port: UploadPort): Promise<void> {
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await inOneTab(async () => {
        await loadUploads();
        const tried = new Set<string>();
        const next = () =>
          state.get().uploads.find(({ isReady, problem, id }) => isReady && problem === null && !tried.has(id));
        for (let upload = next(); upload; upload = next()) {
          tried.add(upload.id);
          await sendOne(upload, port);
        }
      });
      await loadUploads();
    }
  } finally {
    running = null;
  }
}

/** Runs work in one tab at a time. Without Web Locks (browsers before 2022) two tabs may send a picture twice. */
const inOneTab = (work: () => Promise<void>): Promise<void> =>
  withLock('uploads', (lock) => (lock === 'busy' ? Promise.resolve() : work()));

async function sendOne(upload: QueuedPicture, port: UploadPort): Promise<void> {
  const { id, noun, documentId, file } = upload;
  try {
    const requested = await port.requestedUploads(noun, documentId);
    const isRequested = requested.includes(id);
    // Firestore's answer has the writes that wait on this device, too: one that replaces the picture may be refused yet.
    if (!isRequested && (await pendingWrites.waitingFor(noun, documentId)) !== null) return;
    // Another picture has replaced it otherwise, or the document was erased.
    if (isRequested) {
      // Its storage may answer later.
      if (file === null && !state.get().isKnown) return;
      if (file === null) {
        await pendingWrites.changePicture(upload, { problem: UPLOAD_TEXTS.lost });
        return;
      }
      await port.send(`uploads/${noun}/${documentId}/${id}`, file, (share) =>
        show({ progress: new Map(state.get().progress).set(id, share) }),
      );
      const givenUp = new Set(state.get().givenUp);
      // It was chosen again.
      givenUp.delete(id);
      show({ sentAt: new Map(state.get().sentAt).set(id, serverNow()), givenUp });
    }
    await pendingWrites.changePicture(upload, null);
  } catch (error) {
    await pendingWrites.changePicture(upload, { problem: port.problemOf(error) });
  } finally {
    const progress = new Map(state.get().progress);
    progress.delete(id);
    show({ progress });
    await loadUploads();
  }
}
