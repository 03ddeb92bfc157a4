import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from './build';
import { SERVICES, startSuite } from './emulators/suite';
import { whileHealthy } from './emulators/while-healthy';
import { ensureChromium } from './ensure-chromium';
import { interruptSignal } from './interrupt-signal';
import { CACHE } from './root';
import { startSeedingSuite } from './seed-suite';
import { checks, e2e, withBuild, withEmulators, withSeed, type Part } from './test/parts';
import { readTestOptions } from './test/options';
import { LOW_PRIORITY, runInOrder, type Result } from './test/run-part';
import { summary } from './test/summary';
import { runCommand } from './user-error';

/** npm test [-- --all] [-- --only unit,api] [-- --shift N]: every part, on other ports than npm start. Fails if a part cannot run. */
async function test(): Promise<number> {
  const startedAt = Date.now();
  const { all, shift, isWanted } = readTestOptions([...checks, ...withBuild, ...withEmulators, ...withSeed, ...e2e(false)]);
  const wanted = (parts: readonly Part[]) => parts.filter(isWanted);
  mkdirSync(join(CACHE, 'reports'), { recursive: true });

  // The checks take what the suite leaves while it builds, starts and is seeded.
  const failed = new AbortController();
  const [early, late] = await Promise.all([
    runInOrder(wanted(checks), process.env, failed.signal, LOW_PRIORITY),
    runWithSuite(shift, { unseeded: wanted(withEmulators), seeded: wanted(withSeed), last: wanted(e2e(all)) }).catch(
      (error: unknown) => {
        failed.abort();
        throw error;
      },
    ),
  ]);
  const results = [...early, ...late, ...(await runInOrder(wanted(withBuild), process.env))];
  console.log(`\n${summary(results, Date.now() - startedAt)}`);
  return results.every((result) => result.isGreen) ? 0 : 1;
}

/** `unseeded` and `seeded` run side by side, `last` after both. */
interface SuiteParts {
  unseeded: Part[];
  seeded: Part[];
  last: Part[];
}

async function runWithSuite(shift: number, { unseeded, seeded, last }: SuiteParts): Promise<Result[]> {
  if (unseeded.length + seeded.length + last.length === 0) return [];
  if (last.length > 0) ensureChromium();
  const isSeeded = seeded.length + last.length > 0;
  await buildFunctions();
  const stop = interruptSignal();
  const { suite, whenSeeded } = isSeeded
    ? await startSeedingSuite({ shift }, stop)
    : { suite: await startSuite({ shift }), whenSeeded: Promise.resolve() };
  const stopEarly = () => void suite.stop().then(() => process.exit(130));
  if (stop.aborted) stopEarly();
  stop.addEventListener('abort', stopEarly);
  const environment = { ...process.env, ...suite.environment };
  try {
    return await whileHealthy(suite, SERVICES, async (dead) => {
      const early = await Promise.all([
        runInOrder(unseeded, environment, dead),
        whenSeeded.then(() => runInOrder(seeded, environment, dead)),
      ]);
      return [...early.flat(), ...(await runInOrder(last, environment, dead))];
    });
  } finally {
    await suite.stop();
  }
}

await runCommand(test);
