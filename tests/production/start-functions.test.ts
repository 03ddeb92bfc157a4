import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionOptions } from './function-process';
import { startFunctions } from './start-functions';

/** In place of the functions-framework: `broken` fails to start, `lame` is killed by its first request, others answer. */
const FRAMEWORK = `
const { appendFileSync } = require('node:fs');
const { createServer } = require('node:http');
const name = process.env.FUNCTION_TARGET;
appendFileSync('pids', process.pid + '\\n');
if (name === 'broken') throw new Error('No such module: sharp');
createServer((request, response) => (name === 'lame' ? process.exit(3) : response.end())).listen(process.env.PORT, '127.0.0.1');
`;

let source: string;
beforeAll(() => {
  source = mkdtempSync(join(tmpdir(), 'start-functions-'));
  const main = join(source, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  mkdirSync(dirname(main), { recursive: true });
  writeFileSync(main, FRAMEWORK);
});
afterAll(() => rmSync(source, { recursive: true }));

const option = (name: string): FunctionOptions & { name: string } => ({
  name,
  trigger: 'http',
  source,
  memoryMb: 64,
  environment: {},
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('startFunctions', () => {
  it('starts each function in a process of its own', async () => {
    const { one, two } = await startFunctions([option('one'), option('two')]);
    try {
      expect((await fetch(one?.url ?? '')).status).toBe(200);
      expect(two?.pid).not.toBe(one?.pid);
    } finally {
      await Promise.all([one?.kill(), two?.kill()]);
    }
  });

  it.each([
    ['broken', 'No such module: sharp'],
    ['lame', 'lame did not start'],
  ])('rejects with the output of a function that is %s, and ends the others', async (bad, message) => {
    await expect(startFunctions([option('one'), option(bad), option('two')])).rejects.toThrow(message);
    const pids = readFileSync(join(source, 'pids'), 'utf8').trim().split('\n').map(Number);
    expect(pids.length).toBeGreaterThanOrEqual(3);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
