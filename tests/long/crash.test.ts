import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portsOf } from '../../tools/ports';
import { ROOT } from '../../tools/root';

const SHIFT = 3_000;
const MINUTE = 60_000;

/** The processes whose command line names this port. */
const processesAt = (port: number): number[] =>
  spawnSync('pgrep', ['-f', '--', `--port ${port}`], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

it('npm start names the emulator that died and says how to go on', { timeout: 10 * MINUTE }, async () => {
  const { firestore, hosting } = portsOf(SHIFT);
  const site = spawn(process.execPath, [join(ROOT, 'tools/run.mjs'), 'start', '--shift', String(SHIFT), '--fresh'], {
    cwd: ROOT,
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => site.once('close', resolve));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [site.stdout, site.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('ready after')) resolve();
      });
  });
  try {
    await Promise.race([ready, ended]);
    expect(output).toContain('Starting the emulators: done in');
    const [java] = processesAt(firestore);
    if (java === undefined) throw new Error('The Firestore emulator does not run.');
    process.kill(java, 'SIGKILL');
    expect(await ended).toBe(1);
    expect(output).toMatch(
      /^(The firestore emulator does not answer any more|The emulators have ended).* Run npm start again to go on/m,
    );
    await expect(fetch(`http://127.0.0.1:${hosting}/`)).rejects.toThrow();
  } finally {
    site.kill('SIGINT');
  }
});
