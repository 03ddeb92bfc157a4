import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../tools/programs';
import { unpackPreviousRelease } from './previous-release';

/** Builds the previous release's site once per release. Returns the folder of its sources. */
export function buildPreviousSite(): string {
  const folder = unpackPreviousRelease();
  const stamp = join(folder, 'site-built');
  if (!existsSync(stamp)) {
    const [command, ...parameters] = npm('run', 'build');
    // Playwright sets NODE_ENV; the build is the one for production.
    execFileSync(command, parameters, {
      cwd: join(folder, 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
    writeFileSync(stamp, '');
  }
  return folder;
}
