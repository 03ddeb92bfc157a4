import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { restore as restoreBackup } from './backup/restore';
import { restoreAccounts } from './backup/restore-accounts';
import { restoreDocuments } from './backup/restore-documents';
import { emulatorTarget, projectTarget } from './backup/target';
import { readShift } from './options';
import { ROOT } from './root';
import { runCommand, UserError } from './user-error';

/**
 * npm run restore -- --from DIR [--project PROJECT] [--exact] [--shift N]: writes a backup back; asks twice.
 * npm run restore -- --documents FILE [--project PROJECT]: writes a backup back that the screen Status has downloaded.
 * npm run restore -- --accounts [--project PROJECT]: writes the nightly copy of the accounts back.
 */
async function restore(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      project: { type: 'string' },
      shift: { type: 'string' },
      exact: { type: 'boolean', default: false },
      accounts: { type: 'boolean', default: false },
      documents: { type: 'string' },
    },
  });
  const { from: folder } = values;
  if (folder === undefined && values.documents === undefined && !values.accounts)
    throw new UserError('Name the backup: npm run restore -- --from DIR [--project PROJECT]');
  const target = values.project ? await projectTarget(values.project) : emulatorTarget(readShift(values.shift));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const talk = { ask: (question: string) => terminal.question(`${question}: `), log: console.log };
    const settingsFile = join(ROOT, 'functions', `.env.${target.project}`);
    if (values.documents !== undefined) await restoreDocuments(target, { file: values.documents, ...talk });
    else if (folder === undefined) await restoreAccounts(target, talk);
    else await restoreBackup(target, { folder, isExact: values.exact, settingsFile, ...talk });
  } finally {
    terminal.close();
  }
  console.log(`${target.project} is restored. Visitors see it within a minute.`);
  return 0;
}

await runCommand(restore);
