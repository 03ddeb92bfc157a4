import { spawn } from 'node:child_process';
import { ensureChromium } from '../../tools/ensure-chromium';
import { startEnvironment } from './environment';

/*
 * npm run test:production:journeys: e2e tests against the production-like environment, which replaces the emulated Hosting.
 * The emulated functions run beside it for the triggers.
 */
ensureChromium();
const environment = await startEnvironment();
try {
  const [command = 'npx', ...parameters] = process.argv.slice(2);
  const journeys = spawn(command, parameters, { stdio: 'inherit' });
  process.exitCode = await new Promise<number>((resolve, reject) => {
    journeys.once('error', reject);
    journeys.once('close', (code) => resolve(code ?? 1));
  });
} finally {
  await environment.stop();
}
