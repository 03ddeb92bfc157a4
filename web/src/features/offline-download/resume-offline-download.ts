import { readAll } from '../../data/device-store/database';

/** Continues the download of an earlier visit; false if there is none. Loads the download's code only on devices that have one. */
export async function resumeOfflineDownload(): Promise<boolean> {
  if ((await readAll('downloads')).size === 0) return false;
  const { watchDownload } = await import('./offline-download');
  await watchDownload();
  return true;
}
