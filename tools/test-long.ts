import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildWeb } from './build';
import { SERVICES } from './emulators/suite';
import { whileHealthy } from './emulators/while-healthy';
import { ensureChromium } from './ensure-chromium';
import { interruptSignal } from './interrupt-signal';
import { CACHE } from './root';
import { startSeededSuite } from './seed-suite';
import { readTestOptions } from './test/options';
import { long } from './test/parts';
import { runInOrder } from './test/run-part';
import { summary } from './test/summary';
import { runCommand } from './user-error';

/** npm run test:long [-- --only e2e-long] [-- --shift N]: the long searches that npm test leaves out; run it before a release. */
async function testLong(): Promise<number> {
  const startedAt = Date.now();
  const { shift, isWanted } = readTestOptions(long);
  mkdirSync(join(CACHE, 'reports'), { recursive: true });
  ensureChromium();
  await Promise.all([buildFunctions(), buildWeb()]);
  const stop = interruptSignal();
  const suite = await startSeededSuite({ shift }, stop);
  const stopEarly = () => void suite.stop().then(() => process.exit(130));
  if (stop.aborted) stopEarly();
  stop.addEventListener('abort', stopEarly);
  try {
    const environment = { ...process.env, ...suite.environment };
    const results = await whileHealthy(suite, SERVICES, (dead) => runInOrder(long.filter(isWanted), environment, dead));
    console.log(`\n${summary(results, Date.now() - startedAt)}`);
    return results.every((result) => result.isGreen) ? 0 : 1;
  } finally {
    await suite.stop();
  }
}

await runCommand(testLong);
