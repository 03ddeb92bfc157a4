import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFunctions, buildWeb } from './build';
import { startSuite } from './emulators/suite';
import { ensureChromium } from './ensure-chromium';
import { interruptSignal } from './interrupt-signal';
import { readShift } from './options';
import { CACHE } from './root';
import { startSeededSuite } from './seed-suite';
import { checks, overTheBuild, overTheSuite, type Part } from './test/parts';
import { runInOrder, type Result } from './test/run-part';
import { summary } from './test/summary';
import { runCommand, UserError } from './user-error';

const ALL = [...checks, ...overTheBuild, ...overTheSuite];

/** npm test [-- --only unit,api] [-- --shift N]: every part, on other ports than npm start. Fails where a part can't run. */
async function test(): Promise<number> {
  const startedAt = Date.now();
  const { values } = parseArgs({ options: { only: { type: 'string' }, shift: { type: 'string', default: '200' } } });
  const wanted = (parts: readonly Part[]) => parts.filter(({ name }) => chosen(values.only).includes(name));
  mkdirSync(join(CACHE, 'reports'), { recursive: true });

  // The checks have a core to themselves while the suite starts.
  const [early, late] = await Promise.all([
    runInOrder(wanted(checks), process.env),
    overSuite(readShift(values.shift), wanted(overTheSuite)),
  ]);
  const results = [...early, ...late, ...(await runInOrder(wanted(overTheBuild), process.env))];
  console.log(`\n${summary(results, Date.now() - startedAt)}`);
  return results.every((result) => result.isGreen) ? 0 : 1;
}

function chosen(only: string | undefined): string[] {
  const names = only?.split(',') ?? ALL.map(({ name }) => name);
  const unknown = names.find((name) => !ALL.some((part) => part.name === name));
  if (unknown)
    throw new UserError(`There is no part "${unknown}": --only takes some of ${ALL.map(({ name }) => name).join(',')}.`);
  return names;
}

async function overSuite(shift: number, parts: Part[]): Promise<Result[]> {
  if (parts.length === 0) return [];
  if (parts.some(({ name }) => name === 'e2e')) ensureChromium();
  await Promise.all([buildFunctions(), buildWeb()]);
  const stop = interruptSignal();
  const needsSeed = parts.some(({ name }) => name !== 'rules');
  const suite = await (needsSeed ? startSeededSuite({ shift }, stop) : startSuite({ shift }));
  const stopEarly = () => void suite.stop().then(() => process.exit(130));
  if (stop.aborted) stopEarly();
  stop.addEventListener('abort', stopEarly);
  try {
    return await runInOrder(parts, { ...process.env, ...suite.environment });
  } finally {
    await suite.stop();
  }
}

await runCommand(test);
