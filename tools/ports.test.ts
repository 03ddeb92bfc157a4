import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { BLOCKED_PORTS, SHIFT_STEP, shiftOfSite } from '@catalogue/contract/local-ports';
import { expect, test } from 'vitest';
import { portsNeeded } from './emulators/check-ports';
import { readShift } from './options';
import { allowEmulators, portsOf, projectId } from './ports';
import { ROOT } from './root';

/** Every shift that the option takes. */
const SHIFTS = Array.from({ length: 201 }, (_, index) => index * SHIFT_STEP);

test('no two shifts share a port', () => {
  const all = SHIFTS.flatMap((shift) => Object.values(portsOf(shift)));
  expect(new Set(all).size).toBe(all.length);
});

test('no suite has a port that browsers block', () => {
  const blocked = SHIFTS.filter((shift) => Object.values(portsOf(shift)).some((port) => BLOCKED_PORTS.includes(port)));
  expect(blocked).toEqual([]);
  expect(portsOf(1_000).hosting).toBe(6_002);
  expect(portsOf(2_000).firestore).toBe(10_082);
});

test('a site finds its suite by its own port', () => {
  for (const shift of SHIFTS) expect(shiftOfSite(portsOf(shift).hosting)).toBe(shift);
});

test('each shift has its own project id; shift 0 has the plain one', () => {
  expect([0, 200].map(projectId)).toEqual(['demo-catalogue', 'demo-catalogue-200']);
});

test('adds emulators to connect-src only on this machine', () => {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] };
  };
  const policy =
    hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval|\*/);
  expect(allowEmulators(policy)).toContain("connect-src http://127.0.0.1:* ws://127.0.0.1:* 'self'");
});

test('a partial suite needs only its own ports', () => {
  const names = portsNeeded(portsOf(0), ['firestore']).map(([name]) => name);
  expect(names).toEqual(['firestore', 'hub', 'logging', 'firestoreWebsocket']);
});

test('refuses a shift that could collide', () => {
  expect(readShift('400')).toBe(400);
  for (const text of ['100', '-200', 'x', '60000']) expect(() => readShift(text)).toThrow(/takes a multiple of 200/);
});

test('a port in use ends the command with one sentence that names the port and a free shift', async () => {
  // Below the ports that systems hand out by themselves.
  const shift = 20_000;
  const { firestore } = portsOf(shift);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(firestore, '127.0.0.1', resolve));
  const command = [join(ROOT, 'tools/run.mjs'), 'emulators', '--shift', String(shift), '--only', 'firestore', '--', 'true'];
  const done = spawnSync(process.execPath, command, { encoding: 'utf8' });
  server.close();
  expect(done.status).toBe(1);
  expect(done.stderr.trim().split('\n')).toEqual([expect.stringMatching(/^Port \d+ \(firestore\) is taken.*--shift \d+/)]);
}, 60_000);
