import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';
import { playwright, type Program } from './programs';
import { UserError } from './user-error';

/** Installs a Chromium if there is none: Playwright's own, else Debian's. */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('Installing Chromium for the browser tests (once)');
  const isRoot = process.getuid?.() === 0;
  const run = ([command, ...parameters]: Program) => spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
  if (run(playwright('install', ...(isRoot ? ['--with-deps'] : []), 'chromium')) && findChromium()) return;

  const aptGet = (...parameters: string[]): Program =>
    isRoot ? ['apt-get', ...parameters] : ['sudo', '-n', 'apt-get', ...parameters];
  run(aptGet('update'));
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (run(aptGet('install', '--yes', '--no-install-recommends', name)) && findChromium()) return;
  throw new UserError(
    'The browser tests need Chromium, which could be neither downloaded nor installed here: install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH, and run this again.',
  );
}
