import type { Bucket, StoredFile } from './storage';

/** Files listed at once. */
const PAGE = 1_000;

/** A bucket's files by name, a page at a time: a full catalogue has some hundred thousand. */
export async function* filePages(bucket: Bucket, prefix = ''): AsyncGenerator<StoredFile[]> {
  let pageToken: string | undefined;
  do {
    const query = {
      prefix,
      maxResults: PAGE,
      autoPaginate: false,
      ...(pageToken !== undefined && { pageToken }),
    };
    const [files, next] = await bucket.getFiles(query);
    yield files;
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
}
