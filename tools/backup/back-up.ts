import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { readAccounts, readHashConfig } from './accounts';
import { createFolder, createList, type Manifest, writeBytes, writeManifest } from './backup-folder';
import { readDocuments, writeDocuments } from './documents';
import { each } from './each';
import { readBytes, readObjects } from './objects';
import { isRestorable } from './published';
import type { Target } from './target';

const DOWNLOADS_AT_ONCE = 8;

/** Writes documents, accounts, files and settings of the target into a new folder, and the time into the target. */
export async function backUp(target: Target, folder: string, settings: string): Promise<Manifest> {
  createFolder(folder);
  const documents = createList(folder, 'documents.jsonl');
  for await (const document of readDocuments(target)) if (isRestorable(document.path)) documents.add(document);
  const accounts = createList(folder, 'accounts.jsonl');
  for await (const account of readAccounts(target)) accounts.add(account);
  const hashConfig = await readHashConfig(target);
  const listed = await readObjects(target);
  const checksums = new Map<string, string>();
  await each(listed, DOWNLOADS_AT_ONCE, async ({ name }) => {
    checksums.set(name, writeBytes(folder, await readBytes(target, name)));
  });
  const objects = createList(folder, 'objects.jsonl');
  listed.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const object of listed) objects.add({ ...object, sha256: checksums.get(object.name) });
  const manifest = writeManifest(folder, { documents, accounts, objects, hashConfig, settings }, target.project);
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
