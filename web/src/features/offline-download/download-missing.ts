import { atMost } from '../../lib/at-most';
import { loadDetails } from '../../data/catalogue/load';
import { hasDetails } from '../../data/catalogue/store';
import { checkForUpdates } from '../../data/catalogue/updates/catalogue-updates';
import { countDownloaded, measureProgress } from './measure-download';
import { downloadPicture } from './picture-cache';
import type { DownloadScope, PictureFile } from './plan-download';

/** Enough to saturate a slow connection, few enough that pages still load. */
const PARALLEL_DOWNLOADS = 4;

/** Downloads files in parallel. The first failure aborts all; no request is pending when this settles. */
async function downloadAll(files: readonly PictureFile[], signal: AbortSignal): Promise<void> {
  // Not AbortSignal.any: browsers of 2023 lack it.
  const either = new AbortController();
  const abort = () => either.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const turn = atMost(PARALLEL_DOWNLOADS);
  const download = async ({ url, bytes }: PictureFile): Promise<void> => {
    if (either.signal.aborted) return;
    if (await downloadPicture(url, either.signal)) countDownloaded(bytes);
  };
  await Promise.all(files.map((file) => turn(() => download(file)).catch((error: unknown) => either.abort(error))));
  signal.removeEventListener('abort', abort);
  either.signal.throwIfAborted();
}

/** Downloads the pictures of `scope` that are not cached, and the product details. Rejects when anything is missing after. */
export async function downloadMissing(scope: DownloadScope, signal: AbortSignal): Promise<void> {
  await loadDetails();
  signal.throwIfAborted();
  await downloadAll((await measureProgress(scope)).missing, signal);
  // Pictures that answered 404 belong to an outdated catalogue: update it, and download once more.
  if ((await measureProgress(scope)).missing.length > 0) {
    await checkForUpdates();
    await downloadAll((await measureProgress(scope)).missing, signal);
  }
  await loadDetails();
  if (!hasDetails()) throw new Error('The product details could not be loaded');
  signal.throwIfAborted();
  // Details that came late list further pictures.
  await downloadAll((await measureProgress(scope)).missing, signal);
}
