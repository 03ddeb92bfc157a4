import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { filePages } from '../platform/file-pages';
import { firestore, Timestamp } from '../platform/firestore';
import { bucket, picturesBucket } from '../platform/storage';

/** Counts files and bytes of originals, pictures and files of enquiries. A list of 1,000 files is one request, so it runs once a night. */
export async function measureStorage(): Promise<{ bytes: number; files: number }> {
  const used = { bytes: 0, files: 0 };
  for (const one of [bucket(), picturesBucket()])
    for await (const files of filePages(one)) {
      used.files += files.length;
      for (const { metadata } of files) used.bytes += Number(metadata.size ?? 0);
    }
  await firestore()
    .doc(STATUS_DOCUMENTS.storage)
    .set({ ...used, countedAt: Timestamp.now() });
  return used;
}
