import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npm, type Program } from './programs';
import { CACHE, ROOT } from './root';
import { UserError } from './user-error';

/** Builds functions/lib if a source changed since the last build. Resolves to whether it built. */
export async function buildFunctions(): Promise<boolean> {
  // Functions render with the server build of the pages.
  await buildWeb();
  const pages = ['web/dist/.vite/release.json', 'web/dist-server/entry-server.js'];
  return build('functions', 'functions/lib/index.js', ['functions/src', 'functions/contract', 'functions/build.mjs', ...pages]);
}

/** Builds web/dist if a source changed since the last build. Resolves to whether it built. */
export function buildWeb(): Promise<boolean> {
  return (webBuild ??= build('web', 'web/dist/app.html', ['web', 'functions/contract']));
}

let webBuild: Promise<boolean> | undefined;

/** Rebuilds functions/lib at each change of a source, until the returned function is called. */
export function watchFunctions(): () => Promise<void> {
  const child = spawn(process.execPath, ['build.mjs', '--watch'], {
    cwd: join(ROOT, 'functions'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return () => {
    child.kill();
    return ended;
  };
}

async function build(workspace: 'functions' | 'web', result: string, sources: string[]): Promise<boolean> {
  const stamp = join(CACHE, 'builds', workspace);
  const state = fingerprint([...sources, 'package-lock.json', 'tools/build.ts', `${workspace}/package.json`]);
  if (existsSync(join(ROOT, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return false;
  await run(workspace);
  mkdirSync(join(CACHE, 'builds'), { recursive: true });
  writeFileSync(stamp, state);
  return true;
}

/** Folders that hold no sources. */
const GENERATED = ['node_modules', 'dist', 'dist-server'];

/** Changes when a file is added, removed or written. */
function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    if (!existsSync(path)) return;
    const stat = statSync(path);
    if (!stat.isDirectory()) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    else if (!GENERATED.includes(basename(path))) for (const name of readdirSync(path).sort()) visit(join(path, name));
  };
  for (const path of paths) visit(join(ROOT, path));
  return hash.digest('hex');
}

function run(workspace: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const [command, ...parameters]: Program = npm('run', 'build', '-w', `@catalogue/${workspace}`);
    // A build is the one for production, also in a test run, which sets NODE_ENV.
    const child = spawn(command, parameters, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new UserError(`${output.trim()}\n\nThe build of ${workspace} failed: correct the errors above and run this again.`),
        );
    });
  });
}
