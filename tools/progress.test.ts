import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { step } from './progress.mjs';
import { ROOT } from './root';

describe('step', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('prints the start, the progress with its detail, and the duration', async () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const done = step(
      'Making pictures',
      async (report) => {
        await vi.advanceTimersByTimeAsync(5_000);
        report('40 of 121');
        await vi.advanceTimersByTimeAsync(6_000);
        return 'result';
      },
      { print },
    );
    expect(await done).toBe('result');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([
      'Making pictures …',
      'Making pictures: 5 s',
      'Making pictures: 40 of 121, 10 s',
      'Making pictures: done in 11 s',
    ]);
  });

  it('ends its progress when the work fails', async () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const failing = () => Promise.reject(new Error('no disk'));
    await expect(step('Building', failing, { print: (line) => void lines.push(line) })).rejects.toThrow('no disk');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual(['Building …']);
  });
});

it('a fresh clone says that it installs packages, and how long that took', () => {
  const clone = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  try {
    mkdirSync(join(clone, 'tools'));
    for (const file of ['run.mjs', 'npm-cli.mjs', 'progress.mjs'])
      copyFileSync(join(ROOT, 'tools', file), join(clone, 'tools', file));
    writeFileSync(join(clone, 'tools/start.ts'), '');
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/tsx': { version: '1.0.0' } } }));
    const npm = join(clone, 'npm-cli.js');
    writeFileSync(npm, '');
    const { stdout } = spawnSync(process.execPath, [join(clone, 'tools/run.mjs'), 'start'], {
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: npm },
    });
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      'Installing packages (npm ci) …',
      expect.stringMatching(/^Installing packages \(npm ci\): done in \d+ s$/),
    ]);
  } finally {
    rmSync(clone, { recursive: true });
  }
});
