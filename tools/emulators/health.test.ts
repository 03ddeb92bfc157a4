import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { probesOf, watchHealth, type Probe } from './health';
import { SERVICES } from './suite';

const QUICK = { everyMs: 5, timeoutMs: 100, mayFail: 2 };

let servers: Server[];
let stop: AbortController;
beforeEach(() => {
  servers = [];
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** An emulator that answers `answers` times and then no more. */
async function emulator(name: Probe['name'], answers: number): Promise<Probe & { requests: () => number }> {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    if (requests <= answers) response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { name, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests: () => requests };
}

describe('watchHealth', () => {
  it('names the emulator that hangs', async () => {
    const [hosting, firestore] = [await emulator('hosting', Infinity), await emulator('firestore', 3)];
    // Long enough that no busy machine takes hosting for one that hangs, too.
    expect(await watchHealth([hosting, firestore], stop.signal, { ...QUICK, timeoutMs: 1_000 })).toBe('firestore');
    expect(firestore.requests()).toBe(3 + QUICK.mayFail + 1);
  });

  it('names the emulator whose process has ended', async () => {
    const auth = await emulator('auth', Infinity);
    servers[0]?.close();
    expect(await watchHealth([auth], stop.signal, QUICK)).toBe('auth');
  });

  it('asks nobody after the stop', async () => {
    const auth = await emulator('auth', Infinity);
    stop.abort();
    const failed = watchHealth([auth], stop.signal, QUICK);
    const first = await Promise.race([failed, new Promise((resolve) => setImmediate(() => resolve('nobody')))]);
    expect([first, auth.requests()]).toEqual(['nobody', 0]);
  });
});

it('probes every emulator of a suite at its own port', () => {
  const urls = probesOf(400, SERVICES).map(({ url }) => url);
  expect(new Set(urls.map((url) => new URL(url).port)).size).toBe(SERVICES.length);
  expect(urls).toContain('http://127.0.0.1:8480/v1/projects/demo-catalogue-400/databases/(default)/documents/meta/catalogue');
});
