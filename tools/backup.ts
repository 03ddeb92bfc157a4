import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/back-up';
import { emulatorTarget, projectTarget } from './backup/target';
import { readShift } from './options';
import { ROOT } from './root';
import { runCommand, UserError } from './user-error';

/** npm run backup -- --to DIR [--project PROJECT] [--shift N]: documents, accounts, pictures and settings into a folder. */
async function backup(): Promise<number> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, project: { type: 'string' }, shift: { type: 'string' } } });
  if (values.to === undefined) throw new UserError('Name a new folder: npm run backup -- --to DIR [--project PROJECT]');
  const target = values.project ? await projectTarget(values.project) : emulatorTarget(readShift(values.shift));
  const env = join(ROOT, 'functions', `.env.${target.project}`);
  if (!target.isEmulator) console.log('Waiting for the next whole minute: Google reads everything as of one.');
  const { counts } = await backUp(target, values.to, existsSync(env) ? readFileSync(env, 'utf8') : '');
  console.log(
    `${target.project} is in ${values.to}: ${counts.documents} documents, ${counts.accounts} accounts, ${counts.objects} files.`,
  );
  if (!target.isEmulator)
    console.log('The folder holds personal data and password hashes: keep it where only you can read it.');
  return 0;
}

await runCommand(backup);
