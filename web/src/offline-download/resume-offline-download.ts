import { readAll } from '../device/database';

/** Continues the download of an earlier visit. Loads the download's code only on devices that have one. */
export async function resumeOfflineDownload(): Promise<void> {
  if ((await readAll('kept')).size === 0) return;
  const { watchDownload } = await import('./offline-download');
  await watchDownload();
}
