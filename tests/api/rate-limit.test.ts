import { randomInt, randomUUID } from 'node:crypto';
import { subscribers } from '@catalogue/contract/endpoints/subscribers';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdClock } from '../hold-clock';
import { server } from '../stack';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();

const { burst } = subscribers.subscribe.limit;
const someone = (): string => `203.0.113.${randomUUID()}`;
const subscribe = (headers: Record<string, string>) =>
  api.send('/api/subscribers', { method: 'POST', headers, body: { email: `${randomUUID()}@example.com` } });

describe('rate limit', () => {
  beforeEach(holdClock);

  it('limits a client and sends Retry-After', async () => {
    const address = someone();
    const statuses = [];
    for (let index = 0; index < burst; index += 1) statuses.push((await subscribe({ 'x-forwarded-for': address })).status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    const refused = await subscribe({ 'x-forwarded-for': address });
    expectProblem(refused, 429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(Math.ceil(3600 / subscribers.subscribe.limit.perHour));
    expect((await subscribe({ 'x-forwarded-for': someone() })).status).toBe(204);
  });

  it('holds for concurrent requests', async () => {
    const address = someone();
    const answers = await Promise.all(Array.from({ length: burst * 2 }, () => subscribe({ 'x-forwarded-for': address })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(burst).fill(204), ...Array<number>(burst).fill(429)]);
  });

  it('uses the last address of X-Forwarded-For', async () => {
    const address = someone();
    for (let index = 0; index < burst; index += 1) await subscribe({ 'x-forwarded-for': `${someone()}, ${address}` });
    expectProblem(await subscribe({ 'x-forwarded-for': `${someone()}, ${address}` }), 429);
  });

  it('separates visitors behind the CDN', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < burst * 3; index += 1) {
      const headers = { 'x-forwarded-for': '151.101.1.7', 'fastly-client-ip': `2001:db8:${index}::1` };
      statuses.add((await subscribe(headers)).status);
    }
    expect(statuses).toEqual(new Set([204]));
  });

  it('counts an IPv6 /64 as one client', async () => {
    const prefix = randomInt(0x10000).toString(16);
    const from = (index: number) => ({
      'x-forwarded-for': '151.101.1.7',
      'fastly-client-ip': `2001:db8:ffff:${prefix}::${index}`,
    });
    for (let index = 0; index < burst; index += 1) await subscribe(from(index));
    expectProblem(await subscribe(from(burst)), 429);
  });

  it('ignores Fastly-Client-IP of a direct caller', async () => {
    const address = someone();
    const from = (index: number) => ({ 'x-forwarded-for': address, 'fastly-client-ip': `198.51.100.${index}` });
    for (let index = 0; index < burst; index += 1) await subscribe(from(index));
    expectProblem(await subscribe(from(burst)), 429);
  });

  it('stores no address and expires its counters', async () => {
    const address = someone();
    await subscribe({ 'x-forwarded-for': address });
    const { docs } = await server.firestore().collection('rateLimits').get();
    expect(docs.length).toBeGreaterThan(0);
    expect(JSON.stringify(docs.map((one) => [one.id, one.data()]))).not.toContain(address);
    // The digest's state counts no caller.
    for (const one of docs) if (one.id !== 'spamDigest') expect(one.get('expiresAt')).toBeDefined();
  });
});

describe('subscribers', () => {
  it('are stored once per normalized address; a filled honeypot stores nothing', async () => {
    const email = `Asha-${randomUUID()}@Example.com`;
    const stored = () => server.firestore().collection('subscribers').where('email', '==', email.toLowerCase()).get();
    const post = (body: object) => api.send('/api/subscribers', { method: 'POST', body });
    expect((await post({ email, website: 'https://spam.example.com' })).status).toBe(204);
    expect((await stored()).size).toBe(0);
    for (const spelt of [email, email.toLowerCase(), ` ${email} `]) expect((await post({ email: spelt })).status).toBe(204);
    expect((await stored()).size).toBe(1);
    expect(expectProblem(await post({ email: 'nobody' }), 422).errors).toEqual({
      email: 'This does not look like an e-mail address.',
    });
    expect(expectProblem(await post({}), 422).errors).toEqual({ email: 'Email is Required' });
  });
});
