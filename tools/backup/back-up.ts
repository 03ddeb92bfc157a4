import { readAccounts, readHashConfig } from './accounts';
import { createFolder, type Manifest, writeBytes, writeLists } from './backup-folder';
import { readDocuments, type StoredDocument } from './documents';
import { each } from './each';
import { readBytes, readObjects, type StoredObject } from './objects';
import type { Target } from './target';

const DOWNLOADS_AT_ONCE = 8;

/** Writes documents, accounts, files and settings of the target into a new folder. */
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
  return writeLists(folder, { documents, accounts, hashConfig, objects, settings }, target.project);
}
