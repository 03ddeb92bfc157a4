import { catalogue, subscribe } from '../../data/catalogue/store';
import { askToKeepStorage } from '../../data/device-store/storage-space';
import { queueForLock } from '../../data/device-store/locks';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { serverNow } from '../../data/network/server-clock';
import { downloadMissing } from './download-missing';
import {
  downloadState,
  followOtherTabs,
  isPending,
  markComplete,
  NO_DOWNLOAD,
  publishProgress,
  readRequest,
  saveRequest,
  updateDownloadState,
  type DownloadRequest,
} from './download-state';
import { completeSnapshot, measureProgress } from './measure-download';
import { deleteAllPictures, deletePictures } from './picture-cache';
import type { DownloadScope } from './plan-download';

/** Delay before a retry when no network event announces that the server is reachable again, ms. */
const RETRY_MS = 15_000;

/** One tab downloads at a time, holding this lock; the others queue for it. */
const LOCK = 'offline-download';
/** Longest wait for it before a deletion. */
const DELETION_LOCK_MS = 20_000;

/** Cancels what this tab downloads or queues for. */
let current: AbortController | null = null;

function cancel(): void {
  current?.abort();
  current = null;
}

const isQuotaExceeded = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function run(request: DownloadRequest, signal: AbortSignal): Promise<void> {
  publishProgress({ phase: 'running' });
  try {
    await downloadMissing(request.scope, signal);
    const { surplus } = await measureProgress(request.scope);
    if (!(await markComplete(request, serverNow()))) return;
    publishProgress({ phase: 'complete' });
    // What is left over is deleted after the next download.
    await deletePictures(surplus).catch(() => undefined);
  } catch (error) {
    // The code that aborted has set the phase.
    if (signal.aborted) return;
    publishProgress({ phase: isQuotaExceeded(error) ? 'full' : 'waiting' });
    if (!isQuotaExceeded(error)) setTimeout(() => void continueDownload(), RETRY_MS);
  }
}

/** Runs the pending request under the lock. When another tab completed it meanwhile, nothing is left to do. */
async function continueDownload(): Promise<void> {
  if (current || !isPending(downloadState.get().request)) return;
  const controller = new AbortController();
  current = controller;
  updateDownloadState({ phase: 'running' });
  const work = async () => {
    const request = await readRequest();
    if (isPending(request) && !controller.signal.aborted) await run(request, controller.signal);
  };
  const finished = queueForLock(LOCK, work, controller.signal);
  // Rejects when aborted while queueing.
  await finished.catch(() => undefined);
  if (current === controller) current = null;
}

/** Starts downloading `scope`, or changes the download to it. Asks the browser for persistent storage. */
export async function startDownload(scope: DownloadScope): Promise<void> {
  cancel();
  await saveRequest({ scope: scope === 'all' ? scope : [...scope], paused: false, completeAt: null });
  askToKeepStorage();
  await continueDownload();
}

export async function pauseDownload(): Promise<void> {
  const { request } = downloadState.get();
  cancel();
  if (request) await saveRequest({ ...request, paused: true });
  updateDownloadState({ phase: 'paused' });
}

/** Continues after a pause, or downloads what has changed since the download completed. */
export async function resumeDownload(): Promise<void> {
  const { request } = downloadState.get();
  if (request) await saveRequest({ ...request, paused: false, completeAt: null });
  await continueDownload();
}

/** Deletes the request and all downloaded pictures. */
export async function deleteDownload(): Promise<void> {
  cancel();
  await saveRequest(null);
  // The lock: another tab may still be storing its last picture.
  const deleted = queueForLock(LOCK, deleteAllPictures, AbortSignal.timeout(DELETION_LOCK_MS));
  // What is left over is deleted after the next download.
  await deleted.catch(() => undefined);
  if (downloadState.get().request === null) downloadState.set(NO_DOWNLOAD);
}

/** Compares the download with the catalogue after either changed, and continues it when it is pending. */
async function recheck(): Promise<void> {
  const { request } = downloadState.get();
  if (!request || current || !completeSnapshot(catalogue())) return;
  const { missing, surplus } = await measureProgress(request.scope);
  if (downloadState.get().request !== request) return;
  if (request.paused) updateDownloadState({ phase: 'paused' });
  else if (request.completeAt === null) void continueDownload();
  else if (missing.length === 0) {
    await deletePictures(surplus);
    updateDownloadState({ phase: 'complete' });
  } else updateDownloadState({ phase: 'behind' });
}

/** Reads the request anew after another tab has changed it. */
async function reloadRequest(): Promise<void> {
  cancel();
  const request = await readRequest();
  if (request) updateDownloadState({ request, ...(request.paused ? { phase: 'paused' } : {}) });
  else downloadState.set(NO_DOWNLOAD);
  await continueDownload();
}

let watching: Promise<void> | null = null;

/** Continues an earlier visit's download, and follows the catalogue, the network and other tabs. Idempotent. */
export const watchDownload = (): Promise<void> => (watching ??= watch());

async function watch(): Promise<void> {
  updateDownloadState({ request: await readRequest() });
  // A cache that does not answer is asked again after the next change.
  await recheck().catch(() => undefined);
  let checked = catalogue();
  subscribe(() => {
    const now = catalogue();
    const isSame = completeSnapshot(now) === completeSnapshot(checked) && now.details === checked.details;
    checked = now;
    if (!isSame) void recheck();
  });
  followOtherTabs(() => void reloadRequest());
  onReachableChange(() => {
    if (isReachable() && downloadState.get().phase === 'waiting') void continueDownload();
  });
}
