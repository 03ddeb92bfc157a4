import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import * as v from 'valibot';
import { change, readAll, remove, write } from '../../data/device-store/database';
import { withLock } from '../../data/device-store/locks';
import { serverNow } from '../../data/network/server-clock';
import { observable } from '../../lib/observable';
import { UPLOAD_TEXTS } from './upload-texts';

const waitingUpload = v.object({
  /** Upload id, which the document names. */
  id: v.string(),
  noun: v.picklist(['categories', 'products', 'banners']),
  documentId: v.string(),
  /** Title of the document, or name of the file. */
  title: v.string(),
  blob: v.instance(Blob),
  addedAt: v.number(),
  attempts: v.number(),
  /** Why the upload stopped and needs a person; null while it is retried. */
  problem: v.nullable(v.string()),
});
/** A picture to upload, kept on the device until the server has it. */
export type WaitingUpload = v.InferOutput<typeof waitingUpload>;

/** The Firebase calls that sending needs. */
export interface UploadPort {
  /** Uploads that the document names, as the server has it; undefined when the server has no such document. */
  requestedUploads(noun: CatalogueNoun, documentId: string): Promise<readonly string[] | undefined>;
  /** Whether a write of the document may not have reached the server: one of Firestore's, or one that this device keeps. */
  hasUnsentWrites(noun: CatalogueNoun, documentId: string): Promise<boolean>;
  send(path: string, blob: Blob, onProgress: (share: number) => void): Promise<void>;
  /** Why an upload needs a person; null: the next run tries it again. */
  problemOf(error: unknown): string | null;
}

export interface QueueState {
  uploads: readonly WaitingUpload[];
  /** Share sent (0 to 1) of running uploads. */
  progress: ReadonlyMap<string, number>;
  /** When this page has sent an upload, ms by the server's clock. */
  sentAt: ReadonlyMap<string, number>;
  /** Uploads that this page has given up. */
  givenUp: ReadonlySet<string>;
}

const state = observable<QueueState>({ uploads: [], progress: new Map(), sentAt: new Map(), givenUp: new Set() });
let running = false;

export const uploadQueue = state.get;
export const onUploadQueue = state.subscribe;

/** Resolves to whether these uploads were all sent, once each is sent, given up or stopped by a problem. */
export const whenUploaded = (ids: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const check = () => {
      const left = state.get().uploads.filter(({ id }) => ids.includes(id));
      if (left.some(({ problem }) => problem === null)) return;
      stop();
      resolve(left.length === 0 && !ids.some((id) => state.get().givenUp.has(id)));
    };
    const stop = onUploadQueue(check);
    check();
  });

const show = (change: Partial<QueueState>): void => state.set({ ...state.get(), ...change });

/** Loads the queue from the device. */
export async function loadUploads(): Promise<void> {
  const stored = [...(await readAll('uploads')).values()].map((value) => v.safeParse(waitingUpload, value));
  show({ uploads: stored.flatMap((one) => (one.success ? [one.output] : [])).sort((a, b) => a.addedAt - b.addedAt) });
}

/** Stores a picture in the queue. Resolves to false when it is in this page's memory only. */
export async function enqueueUpload(
  upload: Omit<WaitingUpload, 'addedAt' | 'attempts' | 'problem'>,
  now: number,
): Promise<boolean> {
  const kept = await write('uploads', upload.id, { ...upload, addedAt: now, attempts: 0, problem: null });
  const givenUp = new Set(state.get().givenUp);
  givenUp.delete(upload.id);
  show({ givenUp });
  await loadUploads();
  return kept;
}

/** Gives an upload up; its document keeps no picture from it. */
export async function cancelUpload(id: string): Promise<void> {
  await remove('uploads', id);
  show({ givenUp: new Set(state.get().givenUp).add(id) });
  await loadUploads();
}

/** Clears an upload's problem, so that the next run tries it again. */
export async function retryUpload(id: string): Promise<void> {
  await change('uploads', id, (current) => {
    const parsed = v.safeParse(waitingUpload, current);
    return parsed.success ? { ...parsed.output, problem: null } : undefined;
  });
  await loadUploads();
}

/**
 * Sends the queued pictures one after the other, in one tab at a time. After a network failure an upload stays for the next
 * run. A refusal stops that upload only.
 */
export async function runUploads(port: UploadPort): Promise<void> {
  if (running) return;
  running = true;
  try {
    await inOneTab(async () => {
      await loadUploads();
      for (const upload of state.get().uploads.filter((one) => one.problem === null)) await sendOne(upload, port);
    });
  } finally {
    running = false;
    await loadUploads();
  }
}

/** Runs work in one tab at a time. Without Web Locks (browsers before 2022) two tabs may send a picture twice. */
const inOneTab = (work: () => Promise<void>): Promise<void> =>
  withLock('uploads', (lock) => (lock === 'busy' ? Promise.resolve() : work()));

/** A picture is queued before the write that names it is kept: no younger upload counts as replaced. */
const QUEUED_FIRST_MS = 60_000;

async function sendOne(upload: WaitingUpload, port: UploadPort): Promise<void> {
  try {
    // First: a write that arrives between the two questions is in the document.
    const isWriteUnsent = await port.hasUnsentWrites(upload.noun, upload.documentId);
    const requested = await port.requestedUploads(upload.noun, upload.documentId);
    if (requested === undefined) {
      // The write of the document may be pending; without a pending write it was refused.
      if (!isWriteUnsent) await stopUpload(upload, UPLOAD_TEXTS.documentRefused);
      return;
    }
    const isRequested = requested.includes(upload.id);
    if (!isRequested && (isWriteUnsent || Math.abs(Date.now() - upload.addedAt) < QUEUED_FIRST_MS)) return;
    if (isRequested) {
      await port.send(`uploads/${upload.noun}/${upload.documentId}/${upload.id}`, upload.blob, (share) =>
        show({ progress: new Map(state.get().progress).set(upload.id, share) }),
      );
      show({ sentAt: new Map(state.get().sentAt).set(upload.id, serverNow()) });
    }
    // It was sent, or another picture has replaced it.
    await remove('uploads', upload.id);
  } catch (error) {
    await stopUpload(upload, port.problemOf(error));
  } finally {
    const progress = new Map(state.get().progress);
    progress.delete(upload.id);
    show({ progress });
    await loadUploads();
  }
}

/** Ends an attempt. `problem` tells why the upload needs a person; null leaves it for the next run. */
const stopUpload = (upload: WaitingUpload, problem: string | null): Promise<boolean> =>
  write('uploads', upload.id, { ...upload, attempts: upload.attempts + 1, problem });
