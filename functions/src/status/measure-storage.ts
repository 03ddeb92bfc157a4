import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { filePages } from '../platform/file-pages';
import { firestore, Timestamp } from '../platform/firestore';

/** Counts files and bytes of the bucket. A list of 1,000 files is one request, so it runs once a night. */
export async function measureStorage(now = Date.now()): Promise<{ bytes: number; files: number }> {
  const used = { bytes: 0, files: 0 };
  for await (const files of filePages()) {
    used.files += files.length;
    for (const { metadata } of files) used.bytes += Number(metadata.size ?? 0);
  }
  await firestore()
    .doc(STATUS_DOCUMENTS.storage)
    .set({ ...used, countedAt: Timestamp.fromMillis(now) });
  return used;
}
