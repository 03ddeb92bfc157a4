import type { Snapshot } from '../../data/catalogue/snapshot';
import { catalogue, hasDetails, type CatalogueState } from '../../data/catalogue/store';
import { publishProgress, downloadState, updateDownloadState } from './download-state';
import { cachedPictureUrls } from './picture-cache';
import { picturesInScope, planDownload, type DownloadPlan, type DownloadScope, type PictureFile } from './plan-download';
import { supportsAvif } from './supports-avif';

/** The catalogue once all of it is loaded. The partial one of initial data cannot tell which pictures are surplus. */
export const completeSnapshot = ({ state, snapshot }: CatalogueState): Snapshot | null => (state === 'ready' ? snapshot : null);

/** What `scope` needs and what of it is missing; null until the catalogue is loaded. */
export async function estimateDownload(scope: DownloadScope): Promise<(DownloadPlan & { needed: PictureFile[] }) | null> {
  const snapshot = completeSnapshot(catalogue());
  if (!snapshot) return null;
  const details = hasDetails() ? catalogue().details : null;
  const needed = picturesInScope(snapshot, details, scope, (await supportsAvif()) ? 'avif' : 'webp');
  const plan = planDownload(needed, await cachedPictureUrls());
  // Without the details, galleries look surplus.
  return { ...plan, surplus: details === null ? [] : plan.surplus, needed };
}

/** Plans the download of `scope` and sets the progress shown accordingly. Rejects until the catalogue is loaded. */
export async function measureProgress(scope: DownloadScope): Promise<DownloadPlan> {
  const estimate = await estimateDownload(scope);
  if (!estimate) throw new Error('The catalogue is not loaded');
  const { needed, ...plan } = estimate;
  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0);
  updateDownloadState({
    pictures: { total: needed.length, cached: needed.length - plan.missing.length },
    bytes: { total, cached: total - plan.bytes },
  });
  return plan;
}

/** Adds one downloaded picture to the progress shown. */
export function countDownloaded(size: number): void {
  const { pictures, bytes } = downloadState.get();
  publishProgress({
    pictures: { ...pictures, cached: pictures.cached + 1 },
    bytes: { ...bytes, cached: bytes.cached + size },
  });
}
