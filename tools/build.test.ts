import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { CACHE, ROOT } from './root';

/** Inside the checkout, so that build.mjs finds its packages. */
const FOLDER = join(CACHE, 'watch-test');

afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

test('build.mjs --watch rebuilds functions when a source changes', async () => {
  mkdirSync(join(FOLDER, 'src'), { recursive: true });
  copyFileSync(join(ROOT, 'functions/build.mjs'), join(FOLDER, 'build.mjs'));
  const source = join(FOLDER, 'src/index.ts');
  const built = () => readFileSync(join(FOLDER, 'lib/index.js'), 'utf8');
  writeFileSync(source, "export const release: string = 'first';\n");

  const watcher = spawn(process.execPath, ['build.mjs', '--watch'], { cwd: FOLDER, stdio: 'ignore' });
  try {
    await vi.waitFor(() => expect(built()).toContain('first'), { timeout: 20_000 });
    writeFileSync(source, "export const release: string = 'second';\n");
    await vi.waitFor(() => expect(built()).toContain('second'), { timeout: 20_000 });
  } finally {
    watcher.kill();
  }
});
