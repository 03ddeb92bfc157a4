import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';
import { UserError } from './user-error';

/** Installs a Chromium where there is none: Playwright's own where it downloads, else Debian's. */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('Installing Chromium for the browser tests (once)');
  const isRoot = process.getuid?.() === 0;
  const run = (command: string, ...parameters: string[]) => spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
  if (run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium') && findChromium()) return;

  const aptGet = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const [command = '', ...parameters] = aptGet;
  run(command, ...parameters, 'update');
  if (run(command, ...parameters, 'install', '--yes', '--no-install-recommends', 'chromium') && findChromium()) return;
  throw new UserError(
    'The browser tests need Chromium, which could be neither downloaded nor installed here: install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH, and run this again.',
  );
}
