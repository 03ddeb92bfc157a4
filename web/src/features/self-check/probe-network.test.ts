import { describe, expect, it } from 'vitest';
import { probe } from './probe-network';

const answer =
  (status: number, type: string, body: string, headers = {}) =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type, ...headers } }));
const run = async (fetch: () => Promise<Response>, name: 'catalogue' | 'api' = 'catalogue') =>
  probe(name, { fetch, now: () => 0 });

describe('probe', () => {
  it('is `through` only when our server answered', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const ours = await run(answer(200, 'application/json', '{"version":7}', { date }));
    expect(ours.outcome).toBe('through');
    expect(Math.round((ours.clockError ?? 0) / 60_000)).toBe(60);
    expect(await run(answer(404, 'application/problem+json', '{"requestId":"x"}'), 'api')).toMatchObject({
      outcome: 'through',
      clockError: null,
    });
  });

  it('is `changed` by a login page, a refusing proxy and another document of the same type', async () => {
    const portals = [
      answer(200, 'text/html', '<h1>Guest Wi-Fi</h1>'),
      answer(403, 'application/json', '{"version":7}'),
      answer(200, 'application/json', '{"login":true}'),
    ];
    for (const portal of portals) expect((await run(portal)).outcome).toBe('changed');
    expect((await run(answer(404, 'text/html', 'Not found'), 'api')).outcome).toBe('changed');
  });

  it('is `failed` when our own server has a problem', async () => {
    const failing = [
      answer(500, 'application/problem+json', '{"requestId":"x"}'),
      answer(503, 'text/plain', 'Service Unavailable'),
    ];
    for (const server of failing) expect((await run(server, 'api')).outcome).toBe('failed');
    expect((await run(answer(502, 'text/html', '<h1>Proxy</h1>'), 'api')).outcome).toBe('changed');
  });

  it('is `blocked` when nothing answers', async () => {
    expect(await run(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      outcome: 'blocked',
      clockError: null,
    });
  });
});
