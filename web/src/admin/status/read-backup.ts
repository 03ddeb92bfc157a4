import type { BackupDocument, BackupPage } from '@catalogue/contract/endpoints/backup';

interface Options {
  /** Called with the number of documents so far. */
  onCount: (count: number) => void;
  signal: AbortSignal;
}

/**
 * Every document as a line of JSON, compressed. Each page is compressed alone: gzip files one after the other are one gzip file.
 *
 * @param readPage the page after the path; undefined: the first page
 * @throws the signal's reason when it is cancelled, and what `readPage` throws
 */
export async function readBackup(
  readPage: (after: string | undefined) => Promise<BackupPage>,
  { onCount, signal }: Options,
): Promise<Blob> {
  const files: Blob[] = [];
  let count = 0;
  let after: string | undefined;
  do {
    const { documents, next } = await readPage(after);
    files.push(await compress(documents));
    signal.throwIfAborted();
    count += documents.length;
    onCount(count);
    after = next ?? undefined;
  } while (after !== undefined);
  return new Blob(files, { type: 'application/gzip' });
}

function compress(documents: readonly BackupDocument[]): Promise<Blob> {
  const lines = new Blob(documents.map((document) => `${JSON.stringify(document)}\n`));
  return new Response(lines.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
