import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runPart } from '../test/run-part';
import { portsOf } from '../ports';
import { whileHealthy } from './while-healthy';

/** A shift at which nothing else of this project listens. */
const SHIFT = 23_000;
const QUICK = { everyMs: 5, timeoutMs: 200, mayFail: 1 };

let folder: string;
let log: string;
let emulator: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'while-healthy-'));
  log = join(folder, 'emulators.log');
  writeFileSync(log, 'i  emulators: Starting\nError: Firestore Emulator has exited with code: 137\n');
  emulator = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => emulator.listen(portsOf(SHIFT).auth, '127.0.0.1', resolve));
});
afterEach(() => {
  emulator.close();
  emulator.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const never = new Promise<never>(() => undefined);
const untilDead = (dead: AbortSignal) =>
  new Promise<string>((resolve) => dead.addEventListener('abort', () => resolve('too late')));

describe('whileHealthy', () => {
  it('resolves to the result of the work', async () => {
    const suite = { shift: SHIFT, log, ended: never };
    expect(await whileHealthy(suite, ['auth'], () => Promise.resolve('done'), QUICK)).toBe('done');
  });

  it('names an emulator that stops answering, and stops the work', async () => {
    const suite = { shift: SHIFT, log, ended: never };
    let stopped: AbortSignal | undefined;
    const work = (dead: AbortSignal) => {
      stopped = dead;
      emulator.close();
      emulator.closeAllConnections();
      return untilDead(dead);
    };
    await expect(whileHealthy(suite, ['auth'], work, QUICK)).rejects.toThrow(
      /^The auth emulator does not answer any more\. The run was stopped: run it again; the log is .*emulators\.log\.$/,
    );
    expect(stopped?.aborted).toBe(true);
  });

  it('repeats why the suite has ended', async () => {
    const suite = { shift: SHIFT, log, ended: Promise.resolve() };
    await expect(whileHealthy(suite, ['auth'], untilDead, QUICK)).rejects.toThrow(
      'The emulators have ended: Firestore Emulator has exited with code: 137. The run was stopped',
    );
  });
});

describe('runPart', () => {
  it('ends its program when the run is stopped', async () => {
    const stop = new AbortController();
    const program = [process.execPath, '-e', 'console.log("started"); setInterval(() => {}, 1000)'] as const;
    const running = runPart({ name: 'endless', program: [...program] }, process.env, stop.signal);
    setImmediate(() => stop.abort());
    await expect(running).rejects.toThrow('endless was stopped');
  });
});
