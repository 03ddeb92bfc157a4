import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/root';

/**
 * Stands for the previous release until the first tag `v*`. Nobody has a release yet: it was moved on when a status, an endpoint and a check got
 * the names of spam and metrics, which no earlier server or client knows.
 */
const BEFORE_FIRST_TAG = '7f7bba37be1904e49a392acdf85bd1efce73205c';

const git = (...parameters: string[]) => spawnSync('git', parameters, { cwd: ROOT, maxBuffer: 1024 ** 3 });

/** Commit of the newest tag `v*` before this commit. */
export function previousRelease(): string {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  const revision = tag.status === 0 ? tag.stdout.toString().trim() : BEFORE_FIRST_TAG;
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  if (commit.status === 0) return commit.stdout.toString().trim();
  throw new Error(`This checkout lacks the previous release (${revision}): run git fetch --unshallow --tags, then this again.`);
}

/**
 * Unpacks the previous release's sources into .cache. Its imports of the contract find its own contract, all others the
 * installed packages. Returns the folder.
 */
export function unpackPreviousRelease(): string {
  const revision = previousRelease();
  const folder = join(ROOT, '.cache/previous-release', revision);
  if (existsSync(join(folder, 'unpacked'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/@catalogue'), { recursive: true });
  const { status, stdout, stderr } = git(
    'archive',
    revision,
    '--',
    'functions',
    'web',
    'tests',
    'tools',
    'seed',
    'firebase.json',
    'firestore.rules',
    'package.json',
    'tsconfig.base.json',
  );
  if (status !== 0) throw new Error(`The previous release cannot be unpacked: ${stderr.toString()}`);
  execFileSync('tar', ['-x', '-C', folder], { input: stdout });
  symlinkSync('../../functions/contract', join(folder, 'node_modules/@catalogue/contract'), 'dir');
  writeFileSync(join(folder, 'unpacked'), revision);
  return folder;
}
