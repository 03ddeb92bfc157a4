import { parseArgs } from 'node:util';
import { emulatorTarget, projectTarget } from './backup/target';
import { migrate as runMigrations } from './migrations/migrate';
import { migrations } from './migrations/steps';
import { readShift } from './options';
import { runCommand } from './user-error';

/** npm run migrate -- [PROJECT] [--dry-run] [--shift N]: brings stored documents up to this release; without PROJECT, the emulators. */
async function migrate(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, shift: { type: 'string' } },
    allowPositionals: true,
  });
  const [project] = positionals;
  const target = project === undefined ? emulatorTarget(readShift(values.shift)) : await projectTarget(project);
  await runMigrations(target, migrations(), { isDryRun: values['dry-run'], log: console.log });
  return 0;
}

await runCommand(migrate);
