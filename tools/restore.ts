import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { restore as restoreBackup } from './backup/restore';
import { emulatorTarget, projectTarget } from './backup/target';
import { readShift } from './options';
import { ROOT } from './root';
import { runCommand, UserError } from './user-error';

/** npm run restore -- --from DIR [--project PROJECT] [--exact] [--shift N]: writes a backup back; asks twice. */
async function restore(): Promise<number> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      project: { type: 'string' },
      shift: { type: 'string' },
      exact: { type: 'boolean', default: false },
    },
  });
  if (values.from === undefined) throw new UserError('Name the backup: npm run restore -- --from DIR [--project PROJECT]');
  const target = values.project ? await projectTarget(values.project) : emulatorTarget(readShift(values.shift));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    await restoreBackup(target, {
      folder: values.from,
      isExact: values.exact,
      settingsFile: join(ROOT, 'functions', `.env.${target.project}`),
      ask: (question) => terminal.question(`${question}: `),
      log: console.log,
    });
  } finally {
    terminal.close();
  }
  console.log(`${target.project} is restored. Visitors see it within a minute.`);
  return 0;
}

await runCommand(restore);
