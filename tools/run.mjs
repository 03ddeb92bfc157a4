// Starts every command. Plain JavaScript without dependencies, because packages may not be installed yet.
// usage: node tools/run.mjs <command> [options]   where <command> is a file of this folder
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCli } from './npm-cli.mjs';
import { step } from './progress.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...options] = process.argv.slice(2);

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Packages by path, as npm writes them in a lock file. */
function packages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** True if each package of the lock is installed in the locked version. Optional ones of other platforms may be absent. */
function isInstalled() {
  const installed = packages('node_modules/.package-lock.json');
  return Object.entries(packages('package-lock.json')).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found || !existsSync(join(root, path))) return Boolean(wanted.optional);
    return found.version === wanted.version;
  });
}

/** `npm ci` for a fresh clone; `npm install` if packages only lag behind the lock, which is much faster. */
async function install() {
  const how = existsSync(join(root, 'node_modules/.package-lock.json')) ? 'install' : 'ci';
  // No package here needs its install script; re2, which firebase-tools can do without, would compile for minutes.
  const parameters = [npmCli(), how, '--ignore-scripts', '--loglevel=error'];
  const run = () =>
    new Promise((resolve) => spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit' }).once('close', resolve));
  if ((await step(`Installing packages (npm ${how})`, run)) !== 0)
    fail(`The packages could not be installed: npm ${how} says why above. Fix that, then run the same command again.`);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `This needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
}
const file = join(root, 'tools', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(file))
  fail(`There is no command "${command}": package.json lists them under "scripts".`);
if (!isInstalled()) await install();

process.chdir(root);
process.argv = [process.execPath, file, ...options];
const { register } = await import('tsx/esm/api');
register();
await import(file);
