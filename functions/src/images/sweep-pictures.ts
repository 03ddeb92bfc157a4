import { COLLECTIONS } from '@catalogue/contract/collections';
import { firestore } from '../platform/firestore';
import { filePages } from '../platform/file-pages';
import { log } from '../platform/log';
import { bucket, picturesBucket, type StoredFile } from '../platform/storage';
import { hasResult } from './picture-store';
import type { Upload } from './upload-path';
import { picturePath, requestedUploads, uploadOfFile, uploadOfOriginal } from './upload-path';

/** Unused files are kept this long, because outdated pages and devices still request them. */
const RETENTION_DAYS = 7;
/** Metadata of a file: when it was first found unused. */
const UNUSED_SINCE = 'unused-since';
const READ_BATCH = 300;
/** Variants are made within seconds, or within an hour of retries. */
const MADE_WITHIN_MS = 3_600_000;

interface UploadFiles {
  upload: Upload;
  files: StoredFile[];
}

/**
 * Deletes originals and variants that no document requests or shows. A file that is found unused is marked first and
 * deleted RETENTION_DAYS later if it is still unused. A page of the bucket at a time: all files of a full catalogue need a gigabyte.
 *
 * @param now the server's time, milliseconds
 * @returns number of uploads whose files were deleted
 */
export async function sweepPictures(
  now = Date.now(),
  { pages = allPages, used = pathsInUse }: { pages?: typeof allPages; used?: typeof pathsInUse } = {},
): Promise<number> {
  const swept = new Set<string>();
  let waiting = 0;
  for (const list of pages())
    for await (const groups of filesByUpload(list)) {
      const inUse = await used(groups.map(({ upload }) => upload));
      for (const { upload, files } of groups) {
        const path = picturePath(upload);
        if (files.some((file) => waitsTooLong(file, now))) waiting += 1;
        const since = files.map((file) => Number(file.metadata.metadata?.[UNUSED_SINCE])).find((mark) => mark > 0);
        if (inUse.has(path)) {
          if (since !== undefined) await setUnusedSince(files, null);
        } else if (since === undefined) await setUnusedSince(files, now);
        else if (since <= now - RETENTION_DAYS * 86_400_000) {
          for (const file of files) await file.delete({ ignoreNotFound: true });
          swept.add(path);
        }
      }
    }
  // Reported here, because the function that makes variants writes no document for the status screen.
  if (waiting > 0) log.error('Uploads were never made into pictures', { count: waiting });
  log.info('Pictures swept', { count: swept.size });
  return swept.size;
}

const waitsTooLong = ({ name, metadata }: StoredFile, now: number): boolean =>
  uploadOfOriginal(name) !== null &&
  !hasResult(metadata.metadata) &&
  Date.parse(String(metadata.timeCreated)) < now - MADE_WITHIN_MS;

/** The originals, and the variants. */
const allPages = (): AsyncIterable<StoredFile[]>[] => [
  filePages(bucket(), 'uploads/'),
  filePages(picturesBucket(), 'pictures/'),
];

/** The files of each upload, which follow each other in the list; those of the last one may go on in the next page. */
async function* filesByUpload(pages: AsyncIterable<StoredFile[]>): AsyncGenerator<UploadFiles[]> {
  let last: UploadFiles | undefined;
  for await (const files of pages) {
    const whole: UploadFiles[] = [];
    for (const file of files) {
      const upload = uploadOfFile(file.name);
      if (upload === null) continue;
      if (last !== undefined && picturePath(last.upload) === picturePath(upload)) last.files.push(file);
      else {
        if (last !== undefined) whole.push(last);
        last = { upload, files: [file] };
      }
    }
    yield whole;
  }
  if (last !== undefined) yield [last];
}

/** Paths of the uploads that their documents show or request. */
async function pathsInUse(uploads: readonly Upload[]): Promise<Set<string>> {
  const owners = new Map(uploads.map((upload) => [`${COLLECTIONS[upload.collection]}/${upload.documentId}`, upload]));
  const inUse = new Set<string>();
  const paths = [...owners.keys()];
  for (let start = 0; start < paths.length; start += READ_BATCH) {
    const references = paths.slice(start, start + READ_BATCH).map((path) => firestore().doc(path));
    const documents = await firestore().getAll(...references, { fieldMask: ['imageName', 'picture', 'galleryNames'] });
    for (const document of documents) {
      const owner = owners.get(document.ref.path);
      const shown: unknown = document.get('picture.path');
      if (typeof shown === 'string') inUse.add(shown);
      if (owner === undefined) continue;
      for (const uploadId of requestedUploads(document.data() ?? {})) inUse.add(picturePath({ ...owner, uploadId }));
    }
  }
  return inUse;
}

/** One file carries the mark of its upload. */
async function setUnusedSince(files: readonly StoredFile[], since: number | null): Promise<void> {
  const [first] = files;
  await first?.setMetadata({ metadata: { [UNUSED_SINCE]: since === null ? null : String(since) } });
}
