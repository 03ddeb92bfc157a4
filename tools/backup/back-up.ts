import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { readAccounts, readHashConfig } from './accounts';
import { createFolder, type Manifest, writeBytes, writeLists } from './backup-folder';
import { readDocuments, type StoredDocument, writeDocuments } from './documents';
import { each } from './each';
import { readBytes, readObjects, type StoredObject } from './objects';
import type { Target } from './target';

const DOWNLOADS_AT_ONCE = 8;

/** Writes documents, accounts, files and settings of the target into a new folder, and the time into the target. */
export async function backUp(target: Target, folder: string, settings: string): Promise<Manifest> {
  createFolder(folder);
  const documents: StoredDocument[] = [];
  for await (const document of readDocuments(target)) documents.push(document);
  const [accounts, hashConfig, listed] = await Promise.all([readAccounts(target), readHashConfig(target), readObjects(target)]);
  const objects: (StoredObject & { sha256: string })[] = [];
  await each(listed, DOWNLOADS_AT_ONCE, async (object) => {
    objects.push({ ...object, sha256: writeBytes(folder, await readBytes(target, object.name)) });
  });
  objects.sort((a, b) => (a.name < b.name ? -1 : 1));
  const manifest = writeLists(folder, { documents, accounts, hashConfig, objects, settings }, target.project);
  await recordBackup(target, manifest);
  return manifest;
}

/** Tells the status screen when the last backup was made. */
const recordBackup = (target: Target, { createdAt, counts }: Manifest): Promise<void> =>
  writeDocuments(target, [
    {
      path: STATUS_DOCUMENTS.backup,
      fields: { at: { timestampValue: createdAt }, documents: { integerValue: String(counts.documents) } },
    },
  ]);
