import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { firestore, Timestamp } from '../platform/firestore';
import { bucket } from '../platform/storage';

/** Files listed at once. */
const PAGE = 1_000;

/** Counts files and bytes of the bucket. A list of 1,000 files is one request, so it runs once a night. */
export async function measureStorage(now = Date.now()): Promise<{ bytes: number; files: number }> {
  const used = { bytes: 0, files: 0 };
  let pageToken: string | undefined;
  do {
    const query = { maxResults: PAGE, autoPaginate: false, ...(pageToken === undefined ? {} : { pageToken }) };
    const [files, next] = await bucket().getFiles(query);
    used.files += files.length;
    for (const { metadata } of files) used.bytes += Number(metadata.size ?? 0);
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
  await firestore()
    .doc(STATUS_DOCUMENTS.storage)
    .set({ ...used, countedAt: Timestamp.fromMillis(now) });
  return used;
}
