import { UserError } from '../user-error';
import { deleteAccounts, readAccounts, writeAccounts } from './accounts';
import { type Backup, readBytesOf, readFolder } from './backup-folder';
import { confirmRoles } from './confirm-roles';
import { confirmTwice } from './confirm-twice';
import { deleteDocuments, readDocuments } from './documents';
import { each } from './each';
import { type Erasures, isErasedObject, readErasures } from './erasures';
import { deleteObject, readObjects, type StoredObject, writeObject } from './objects';
import { isRestorable } from './published';
import { restoreSettings } from './restore-settings';
import type { Target } from './target';
import { writeRestored } from './write-restored';

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

/** A backup of another project is restored where the one that was lost cannot come back, and for a rehearsal. */
async function confirmOtherProject({ project }: Target, { manifest }: Backup, { ask }: RestoreOptions): Promise<void> {
  if (manifest.project === project) return;
  const name = await ask(
    `The backup is of ${manifest.project}, not of ${project}. Type the name of the backup's project to go on`,
  );
  if (name.trim() !== manifest.project)
    throw new UserError(`The backup is of ${manifest.project}, not of ${project}. Nothing was restored.`);
}

/**
 * Makes the target equal to the backup; erased leads stay erased. Verifies the whole backup and asks twice before the first write, and
 * once more if people get roles.
 */
export async function restore(target: Target, options: RestoreOptions): Promise<void> {
  const { folder, isExact, settingsFile, ask, log } = options;
  const backup = readFolder(folder);
  await confirmOtherProject(target, backup, options);
  const extra = isExact ? ', and everything newer is deleted' : '';
  const warning = `This overwrites ${target.project} with the backup of ${backup.manifest.createdAt}${extra}`;
  await confirmTwice({ warning, project: target.project, count: backup.manifest.counts.documents, noun: 'documents', ask });
  await confirmRoles(target, backup.documents(), ask);

  const erasures = await readErasures(target);
  if (isExact) await deleteNewer(target, backup, erasures);
  await each(backup.objects(), UPLOADS_AT_ONCE, async (object) => {
    if (!isErasedObject(erasures, object.name)) await writeObject(target, metadataOf(object), readBytesOf(folder, object));
  });
  log(`${backup.manifest.counts.objects} files`);
  log(`${await writeAccounts(target, backup.accounts(), backup.hashConfig)} accounts`);
  await writeRestored(target, backup.documents, erasures, log);
  log(`${backup.manifest.counts.documents} documents`);
  if (restoreSettings(settingsFile, backup.settings, isExact))
    log(`Settings are in ${settingsFile}: npm run deploy -- ${target.project} applies them.`);
}

/** The object as Storage takes it, without our checksum. */
function metadataOf({ name, contentType, cacheControl, metadata }: StoredObject): StoredObject {
  return { name, contentType, ...(cacheControl ? { cacheControl } : {}), ...(metadata ? { metadata } : {}) };
}

const namesOf = <Item>(items: Iterable<Item>, nameOf: (item: Item) => string): Set<string> => {
  const names = new Set<string>();
  for (const item of items) names.add(nameOf(item));
  return names;
};

/** The entries of erasures stay: the next restore reads them. */
async function deleteNewer(target: Target, backup: Backup, { entries }: Erasures): Promise<void> {
  const documents = namesOf(backup.documents(), ({ path }) => path);
  const newer: string[] = [];
  for await (const { path } of readDocuments(target))
    if (isRestorable(path) && !documents.has(path) && !entries.has(path)) newer.push(path);
  await deleteDocuments(target, newer);
  const accounts = namesOf(backup.accounts(), ({ localId }) => localId);
  const strangers: string[] = [];
  for await (const { localId } of readAccounts(target)) if (!accounts.has(localId)) strangers.push(localId);
  await deleteAccounts(target, strangers);
  const known = namesOf(backup.objects(), ({ name }) => name);
  const objects = (await readObjects(target)).map(({ name }) => name).filter((name) => !known.has(name));
  await each(objects, UPLOADS_AT_ONCE, (name) => deleteObject(target, name));
}
