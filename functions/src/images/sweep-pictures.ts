import { COLLECTIONS } from '@catalogue/contract/collections';
import { firestore } from '../platform/firestore';
import { filePages } from '../platform/file-pages';
import { log } from '../platform/log';
import { bucket, isNoSuchFile, picturesBucket, type StoredFile } from '../platform/storage';
import { attachPicture } from './attach-picture';
import { hasResult } from './picture-store';
import type { Upload } from './upload-path';
import { picturePath, requestedUploads, unattachedUploads, uploadOfFile, uploadOfOriginal } from './upload-path';

/** Unused files are kept this long, because outdated pages and devices still request them. */
const RETENTION_DAYS = 7;
/** Metadata of a file: when it was first found unused. */
const UNUSED_SINCE = 'unused-since';
const READ_BATCH = 300;
/** Variants are made within seconds, or within an hour of retries. */
const MADE_WITHIN_MS = 3_600_000;

/** Metadata of an original: how often it was given to `makeVariants` again. */
const RESTARTS = 'restarts';
const MOST_RESTARTS = 3;

interface UploadFiles {
  upload: Upload;
  files: StoredFile[];
}

/** What documents say about uploads, as paths of pictures. */
interface Uses {
  /** Shown or requested. */
  inUse: ReadonlySet<string>;
  /** Requested, and without the result. */
  unattached: ReadonlySet<string>;
}

/**
 * Deletes originals and variants that no document requests or shows. A file that is found unused is marked first and
 * deleted RETENTION_DAYS later if it is still unused. Repairs pictures whose event was lost. A page of the bucket at a time: all files of a full catalogue need a gigabyte.
 *
 * @param now the server's time, milliseconds
 * @returns number of uploads whose files were deleted
 */
export async function sweepPictures(
  now = Date.now(),
  {
    pages = allPages,
    used = usesOf,
    attach = attachPicture,
  }: { pages?: typeof allPages; used?: typeof usesOf; attach?: typeof attachPicture } = {},
): Promise<number> {
  const swept = new Set<string>();
  const repair = async (file: StoredFile, upload: Upload): Promise<void> => {
    if (uploadOfOriginal(file.name) === null) return;
    try {
      if (hasResult(file.metadata.metadata)) await attach(upload);
      else if (waitsTooLong(file, now)) await restart(file);
    } catch (cause) {
      if (!isNoSuchFile(cause)) log.error('A picture could not be repaired', { path: file.name }, cause);
    }
  };
  let waiting = 0;
  for (const list of pages())
    for await (const groups of filesByUpload(list)) {
      const { inUse, unattached } = await used(groups.map(({ upload }) => upload));
      for (const { upload, files } of groups) {
        const path = picturePath(upload);
        if (files.some((file) => waitsTooLong(file, now))) waiting += 1;
        const since = files.map((file) => Number(file.metadata.metadata?.[UNUSED_SINCE])).find((mark) => mark > 0);
        if (inUse.has(path)) {
          if (since !== undefined) await setUnusedSince(files, null);
          if (unattached.has(path)) for (const file of files) await repair(file, upload);
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

/** Copies an original onto itself, which starts `makeVariants`. Counted first, so that one that can never be made has an end. */
async function restart(original: StoredFile): Promise<void> {
  const restarts = Number(original.metadata.metadata?.[RESTARTS] ?? 0);
  if (restarts >= MOST_RESTARTS) return;
  await original.setMetadata({ metadata: { [RESTARTS]: String(restarts + 1) } });
  await original.copy(original);
}

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

const FIELDS = ['imageName', 'picture', 'imageError', 'galleryNames', 'gallery'];

async function usesOf(uploads: readonly Upload[]): Promise<Uses> {
  const owners = new Map(uploads.map((upload) => [`${COLLECTIONS[upload.collection]}/${upload.documentId}`, upload]));
  const inUse = new Set<string>();
  const unattached = new Set<string>();
  const paths = [...owners.keys()];
  for (let start = 0; start < paths.length; start += READ_BATCH) {
    const references = paths.slice(start, start + READ_BATCH).map((path) => firestore().doc(path));
    const documents = await firestore().getAll(...references, { fieldMask: FIELDS });
    for (const document of documents) {
      const owner = owners.get(document.ref.path);
      const shown: unknown = document.get('picture.path');
      if (typeof shown === 'string') inUse.add(shown);
      if (owner === undefined) continue;
      const fields = document.data() ?? {};
      for (const uploadId of requestedUploads(fields)) inUse.add(picturePath({ ...owner, uploadId }));
      const refused: unknown = document.get('imageError.upload');
      for (const uploadId of unattachedUploads(fields))
        if (uploadId !== refused) unattached.add(picturePath({ ...owner, uploadId }));
    }
  }
  return { inUse, unattached };
}

/** One file carries the mark of its upload. */
async function setUnusedSince(files: readonly StoredFile[], since: number | null): Promise<void> {
  const [first] = files;
  await first?.setMetadata({ metadata: { [UNUSED_SINCE]: since === null ? null : String(since) } });
}
