import { readDocuments, type StoredDocument } from '../backup/documents';
import type { Target } from '../backup/target';
import { expectOk } from '../deploy/google-api';
import { toRestFields } from './rest-values';
import type { Migration } from './steps';

const WRITES_PER_COMMIT = 200;

interface Change {
  document: StoredDocument;
  fields: object;
}

async function changesOf(target: Target, { collection, change }: Migration): Promise<{ seen: number; changes: Change[] }> {
  const changes: Change[] = [];
  let seen = 0;
  for await (const document of readDocuments(target, collection)) {
    seen += 1;
    const fields = change(document.fields);
    if (fields !== null) changes.push({ document, fields });
  }
  return { seen, changes };
}

/** Increments the revision like an admin's save, so that concurrent edits conflict. */
const SAVED = [
  { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
  { fieldPath: 'revision', increment: { integerValue: '1' } },
];

async function write({ api, firestore, project }: Target, changes: readonly Change[], isContent: boolean): Promise<void> {
  const database = `projects/${project}/databases/(default)/documents`;
  for (let start = 0; start < changes.length; start += WRITES_PER_COMMIT) {
    const writes = changes.slice(start, start + WRITES_PER_COMMIT).map(({ document, fields }) => ({
      update: { name: `${database}/${document.path}`, fields: toRestFields(fields) },
      updateMask: { fieldPaths: Object.keys(fields) },
      currentDocument: { exists: true },
      ...(isContent ? { updateTransforms: SAVED } : {}),
    }));
    await expectOk('Documents could not be changed', api.post(`${firestore}/${database}:commit`, { writes }));
  }
}

/** Runs the migrations in order; a dry run only prints the changes. Returns the number of changed documents. */
export async function migrate(
  target: Target,
  migrations: readonly Migration[],
  { isDryRun, log }: { isDryRun: boolean; log: (line: string) => void },
): Promise<number> {
  let total = 0;
  for (const migration of migrations) {
    const { seen, changes } = await changesOf(target, migration);
    if (!isDryRun) await write(target, changes, migration.isContent);
    const examples = changes.slice(0, 3).map(({ document }) => document.path);
    const which = examples.length > 0 ? `, such as ${examples.join(', ')}` : '';
    log(`${migration.name}: ${changes.length} of ${seen} documents ${isDryRun ? 'would change' : 'changed'}${which}.`);
    total += changes.length;
  }
  return total;
}
