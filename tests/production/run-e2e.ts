import { spawn } from 'node:child_process';
import { ensureChromium } from '../../tools/ensure-chromium';
import { startEnvironment } from './environment';

/*
 * npm run test:production:e2e: e2e tests against the production-like environment, which replaces the emulated Hosting.
 * The emulated functions run beside it for the triggers.
 */
ensureChromium();
const environment = await startEnvironment();
try {
  const [command = 'npx', ...parameters] = process.argv.slice(2);
  const tests = spawn(command, parameters, { stdio: 'inherit' });
  process.exitCode = await new Promise<number>((resolve, reject) => {
    tests.once('error', reject);
    tests.once('close', (code) => resolve(code ?? 1));
  });
} finally {
  await environment.stop();
}
