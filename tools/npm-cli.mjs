import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Path of npm's script, to be run as `node PATH …`. Windows starts `npm.cmd` only through a shell.
 * @returns {string}
 */
export function npmCli() {
  const running = process.env.npm_execpath ?? '';
  const bin = dirname(process.execPath);
  const candidates = [
    ...(running.endsWith('npm-cli.js') ? [running] : []),
    join(bin, 'node_modules/npm/bin/npm-cli.js'), // Windows
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'), // macOS, Linux, version managers
    join(bin, '../share/nodejs/npm/bin/npm-cli.js'), // Debian
  ];
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`npm was not found beside ${process.execPath}: start commands with npm run.`);
  return found;
}
