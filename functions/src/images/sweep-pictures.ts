import { COLLECTIONS } from '@catalogue/contract/collections';
import { firestore } from '../platform/firestore';
import { log } from '../platform/log';
import type { StoredFile } from '../platform/storage';
import { bucket } from '../platform/storage';
import type { Upload } from './upload-path';
import { picturePath, uploadOfFile } from './upload-path';

/** How long files stay after nothing shows them any more: pages and devices that are behind still ask for them. */
const RETENTION_DAYS = 7;
/** Set on files when they are first found to be of no use. */
const UNUSED_SINCE = 'unused-since';
const READ_BATCH = 300;

interface UploadFiles {
  upload: Upload;
  files: StoredFile[];
}

/**
 * Deletes originals and variants that no document asks for or shows: replaced pictures, and those of documents that are
 * gone. What is found useless for the first time is marked, and goes KEPT_DAYS later if it is still of no use.
 *
 * @param now the server's time, milliseconds
 * @returns how many uploads' files went
 */
export async function sweepPictures(now = Date.now()): Promise<number> {
  const groups = await filesByUpload();
  const inUse = await pathsInUse(groups.map(({ upload }) => upload));
  let count = 0;
  for (const { upload, files } of groups) {
    const since = files.map((file) => Number(file.metadata.metadata?.[UNUSED_SINCE])).find((mark) => mark > 0);
    if (inUse.has(picturePath(upload))) {
      if (since !== undefined) await setUnusedSince(files, null);
    } else if (since === undefined) await setUnusedSince(files, now);
    else if (since <= now - RETENTION_DAYS * 86_400_000) {
      for (const file of files) await file.delete({ ignoreNotFound: true });
      count += 1;
    }
  }
  log.info('Pictures swept', { count });
  return count;
}

async function filesByUpload(): Promise<UploadFiles[]> {
  const groups = new Map<string, UploadFiles>();
  for (const prefix of ['uploads/', 'pictures/']) {
    const [files] = await bucket().getFiles({ prefix });
    for (const file of files) {
      const upload = uploadOfFile(file.name);
      if (upload === null) continue;
      const group = groups.get(picturePath(upload)) ?? { upload, files: [] };
      groups.set(picturePath(upload), group);
      group.files.push(file);
    }
  }
  return [...groups.values()];
}

/** Of the uploads given, the paths that their documents show or wait for. */
async function pathsInUse(uploads: readonly Upload[]): Promise<Set<string>> {
  const owners = new Map(uploads.map((upload) => [`${COLLECTIONS[upload.collection]}/${upload.documentId}`, upload]));
  const inUse = new Set<string>();
  const paths = [...owners.keys()];
  for (let start = 0; start < paths.length; start += READ_BATCH) {
    const references = paths.slice(start, start + READ_BATCH).map((path) => firestore().doc(path));
    const documents = await firestore().getAll(...references, { fieldMask: ['imageName', 'picture'] });
    for (const document of documents) {
      const owner = owners.get(document.ref.path);
      const shown: unknown = document.get('picture.path');
      const wanted: unknown = document.get('imageName');
      if (typeof shown === 'string') inUse.add(shown);
      if (owner !== undefined && typeof wanted === 'string') inUse.add(picturePath({ ...owner, uploadId: wanted }));
    }
  }
  return inUse;
}

/** One file carries the mark for all. */
async function setUnusedSince(files: readonly StoredFile[], since: number | null): Promise<void> {
  const [first] = files;
  await first?.setMetadata({ metadata: { [UNUSED_SINCE]: since === null ? null : String(since) } });
}
