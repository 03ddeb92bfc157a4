import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '../../tools/build';
import { CACHE, ROOT } from '../../tools/root';

interface FunctionsConfig {
  functions: { source: string; ignore: string[] }[];
}

/** Names in the functions' folder that `firebase deploy` uploads. */
export function uploadedNames(names: readonly string[], ignore: readonly string[]): string[] {
  // The patterns in use are names and `*.ending`.
  return names.filter(
    (name) => !ignore.some((pattern) => (pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern)),
  );
}

/** A folder with the functions as `firebase deploy` uploads them, installed from their own lock file as the cloud does. */
export async function stageFunctions(): Promise<string> {
  await buildFunctions();
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FunctionsConfig;
  const [codebase] = config.functions;
  if (codebase === undefined) throw new Error('firebase.json names no functions');
  const source = join(ROOT, codebase.source);
  const target = join(CACHE, 'production', 'functions');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) if (name !== 'node_modules') rmSync(join(target, name), { recursive: true });
  for (const name of uploadedNames(readdirSync(source), codebase.ignore))
    cpSync(join(source, name), join(target, name), { recursive: true });
  // The cloud has no access to .npmrc of the checkout; the registry of this machine still applies.
  const lock = createHash('sha256')
    .update(readFileSync(join(target, 'package-lock.json')))
    .digest('hex');
  const stamp = join(CACHE, 'production', 'installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: target, stdio: 'inherit' });
    writeFileSync(stamp, lock);
  }
  return target;
}
