import { COLLECTIONS } from '@catalogue/contract/collections';
import { UserError } from '../user-error';
import { deleteAccounts, readAccounts, writeAccounts } from './accounts';
import { type Backup, readBytesOf, readFolder } from './backup-folder';
import { deleteDocuments, readDocuments, writeDocuments } from './documents';
import { each } from './each';
import { deleteObject, readObjects, type StoredObject, writeObject } from './objects';
import { restoreSettings } from './restore-settings';
import type { Target } from './target';

const UPLOADS_AT_ONCE = 8;

export interface RestoreOptions {
  folder: string;
  /** Also deletes what the target has and the backup has not. */
  isExact: boolean;
  /** functions/.env.PROJECT */
  settingsFile: string;
  /** Asks the person; resolves to the answer. */
  ask: (question: string) => Promise<string>;
  log: (line: string) => void;
}

const sameKind = (a: string, b: string): boolean => a === b || (a.startsWith('demo-') && b.startsWith('demo-'));

/** Asks for the project's name, then for the number of documents: two answers that nobody gives by habit. */
async function confirm(target: Target, { manifest }: Backup, { ask, isExact }: RestoreOptions): Promise<void> {
  const extra = isExact ? ', and everything newer is deleted' : '';
  const name = await ask(
    `This overwrites ${target.project} with the backup of ${manifest.createdAt}${extra}. Type the project's name`,
  );
  if (name.trim() !== target.project) throw new UserError('That is not the name of the project. Nothing was restored.');
  const count = await ask(`Type the number of documents to be written (${manifest.counts.documents})`);
  if (count.trim() !== String(manifest.counts.documents)) throw new UserError('That is another number. Nothing was restored.');
}

/** Makes the target equal to the backup. Verifies the whole backup and asks twice before the first write. */
export async function restore(target: Target, options: RestoreOptions): Promise<void> {
  const { folder, isExact, settingsFile, log } = options;
  const backup = readFolder(folder);
  if (!sameKind(backup.manifest.project, target.project))
    throw new UserError(
      `The backup is of ${backup.manifest.project}, not of ${target.project}: name the right project. Nothing was restored.`,
    );
  await confirm(target, backup, options);

  if (isExact) await deleteNewer(target, backup);
  await each(backup.objects, UPLOADS_AT_ONCE, async (object) => {
    await writeObject(target, metadataOf(object), readBytesOf(folder, object));
  });
  log(`${backup.objects.length} files`);
  await writeAccounts(target, backup.accounts, backup.hashConfig);
  log(`${backup.accounts.length} accounts`);
  // Mail documents last: the function that sends them looks for their leads.
  const isMail = ({ path }: { path: string }) => path.startsWith(`${COLLECTIONS.mail}/`);
  await writeDocuments(
    target,
    backup.documents.filter((one) => !isMail(one)),
  );
  await writeDocuments(target, backup.documents.filter(isMail));
  log(`${backup.documents.length} documents`);
  if (restoreSettings(settingsFile, backup.settings, isExact))
    log(`Settings are in ${settingsFile}: npm run deploy -- ${target.project} applies them.`);
}

/** The object as Storage takes it, without our checksum. */
function metadataOf({ name, contentType, cacheControl, metadata }: StoredObject): StoredObject {
  return { name, contentType, ...(cacheControl ? { cacheControl } : {}), ...(metadata ? { metadata } : {}) };
}

async function deleteNewer(target: Target, backup: Backup): Promise<void> {
  const known = {
    documents: new Set(backup.documents.map(({ path }) => path)),
    accounts: new Set(backup.accounts.map(({ localId }) => localId)),
    objects: new Set(backup.objects.map(({ name }) => name)),
  };
  const newer: string[] = [];
  for await (const { path } of readDocuments(target)) if (!known.documents.has(path)) newer.push(path);
  await deleteDocuments(target, newer);
  const accounts = (await readAccounts(target)).map(({ localId }) => localId).filter((id) => !known.accounts.has(id));
  await deleteAccounts(target, accounts);
  const objects = (await readObjects(target)).map(({ name }) => name).filter((name) => !known.objects.has(name));
  await each(objects, UPLOADS_AT_ONCE, (name) => deleteObject(target, name));
}
