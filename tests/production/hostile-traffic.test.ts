import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { percentile } from '../perf/bench';
import { stack } from '../stack';
import { missingLeads, sendEnquiries } from './honest-visitors';
import type { Enquiry } from './honest-visitors';
import { VISITOR_HEADER } from './hosting-server';
import { peakMemoryMb } from './function-process';

const isLong = process.env.LONG === '1';
const TIMEOUT = { timeout: 180_000 };
const url = (path: string): string => `${stack().baseUrl}${path}`;

async function expectAllStored(enquiries: readonly Enquiry[]): Promise<void> {
  expect([...new Set(enquiries.map(({ status }) => status))]).toEqual([201]);
  expect(await missingLeads(enquiries)).toEqual([]);
}

const report = (what: string, facts: object): void =>
  void process.stdout.write(`${what}: ${JSON.stringify(facts)} ${JSON.stringify(memory())}\n`);
const memory = () =>
  Object.fromEntries(Object.entries(inject('lanePids')).map(([name, pid]) => [name, Math.round(peakMemoryMb(pid))]));

// A cold start is not what these tests measure.
beforeAll(async () => {
  await sendEnquiries(2, 0);
  await fetch(url('/api/products?pageSize=2'));
});

describe('honest enquiries', () => {
  it('arrive within 5 s while bodies of 32 MiB are sent to every function', TIMEOUT, async () => {
    const bomb = `[${'{},'.repeat(11_000_000)}{}]`.slice(0, 32 * 1024 * 1024 - 1);
    const attack = ['/api/quick-enquiries', '/api/myorders/add', '/api/auth/login', '/catalogue.json', '/pictures/x', '/'].map(
      async (path) => {
        const headers = { 'content-type': 'application/json', [VISITOR_HEADER]: '198.51.100.66' };
        const answer = await fetch(url(path), { method: 'POST', headers, body: bomb });
        await answer.arrayBuffer();
        return answer.status;
      },
    );
    const enquiries = await sendEnquiries(40, 4_000);
    const statuses = await Promise.all(attack);
    const slowest = Math.max(...enquiries.map(({ milliseconds }) => milliseconds));
    report('32 MiB bodies', { statuses, slowest: Math.round(slowest) });
    await expectAllStored(enquiries);
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(slowest).toBeLessThan(5_000);
    expect(memory().leads).toBeLessThan(512);
    expect(memory().api).toBeLessThan(1_024);
  });

  it('get no 5xx at 1,000 a minute', TIMEOUT, async () => {
    const seconds = isLong ? 60 : 9;
    const enquiries = await sendEnquiries(Math.ceil((seconds * 1_000) / 60), seconds * 1_000);
    const times = enquiries.map(({ milliseconds }) => milliseconds);
    report(`${enquiries.length} leads in ${seconds} s`, { p95: Math.round(percentile(times, 0.95)) });
    await expectAllStored(enquiries);
    expect(memory().leads).toBeLessThan(512);
  });
});

describe('public reads', () => {
  const PATHS = [
    '/api/products?pageSize=10000',
    '/api/categories',
    '/api/carouselImages/getCarousels',
    '/catalogue.json',
    '/catalogue-details.json',
    '/sitemap.xml',
    '/',
  ];

  it('get no 5xx from 50 parallel clients, and memory stays bounded', TIMEOUT, async () => {
    const deadline = Date.now() + (isLong ? 60_000 : 8_000);
    const counts = new Map<number, number>();
    const client = async (index: number): Promise<void> => {
      while (Date.now() < deadline) {
        // A query that the CDN does not know, as an attacker sends it.
        const path = PATHS[randomInt(PATHS.length)] ?? '/';
        const query = `${path.includes('?') ? '&' : '?'}x=${randomInt(1_000_000)}`;
        const answer = await fetch(url(path + query), { headers: { [VISITOR_HEADER]: `198.18.0.${index + 1}` } });
        await answer.arrayBuffer();
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      }
    };
    const [enquiries] = await Promise.all([
      sendEnquiries(10, 6_000),
      ...Array.from({ length: 50 }, (_, index) => client(index)),
    ]);
    report('50 clients', Object.fromEntries(counts));
    expect([...counts.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(counts.get(200)).toBeGreaterThan(100);
    await expectAllStored(enquiries);
    for (const [name, limit] of Object.entries({ api: 1_024, catalogue: 512, leads: 512, page: 512 }))
      expect(memory()[name], name).toBeLessThan(limit);
  });
});
