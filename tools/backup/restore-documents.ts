import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { backupDocument } from '@catalogue/contract/endpoints/backup';
import * as v from 'valibot';
import { UserError } from '../user-error';
import { confirmTwice } from './confirm-twice';
import { confirmRoles } from './confirm-roles';
import type { StoredDocument } from './documents';
import { readErasures } from './erasures';
import { isRestorable } from './published';
import type { Target } from './target';
import { writeRestored } from './write-restored';

/** The documents of a file that Status downloads. @throws UserError if it is no such file, or is cut off */
function readFile(file: string): StoredDocument[] {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  try {
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    return lines.filter((text) => text !== '').map((text) => v.parse(backupDocument, JSON.parse(text)));
  } catch (cause) {
    throw new UserError(`${file} is no complete download of a backup (${String(cause)}). Nothing was restored.`);
  }
}

interface Options {
  file: string;
  /** Asks the person; resolves to the answer. */
  ask: (question: string) => Promise<string>;
  log: (line: string) => void;
}

/** Writes the documents of a downloaded backup back, replacing those of the same path. Asks twice, and once more if people get roles. */
export async function restoreDocuments(target: Target, { file, ask, log }: Options): Promise<void> {
  const documents = readFile(file).filter(({ path }) => isRestorable(path));
  const warning = `This overwrites documents of ${target.project} with those of ${file}`;
  await confirmTwice({ warning, project: target.project, count: documents.length, noun: 'documents', ask });
  await confirmRoles(target, documents, ask);
  await writeRestored(target, () => documents, await readErasures(target), log);
  log(`${documents.length} documents`);
}
