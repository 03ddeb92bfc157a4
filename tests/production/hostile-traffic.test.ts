import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { LEADS_PER_HOUR, SPAM_PER_HOUR } from '../../functions/src/leads/lead-rate-limit';
import { percentile } from '../perf/bench';
import { stack } from '../stack';
import { cpuSeconds, peakMemoryMb } from './function-process';
import { countStored, forgedHeaders, oneAddress, sendEnquiries } from './regular-traffic';
import type { Enquiry } from './regular-traffic';
import { VISITOR_HEADER } from './hosting-server';
import { publishListed } from './publish-listed';

const isLong = process.env.LONG === '1';
const TIMEOUT = { timeout: 180_000 };
/** Enquiries of a minute: 1,000. */
const FLOOD_SECONDS = isLong ? 60 : 9;
const FLOOD = Math.ceil((FLOOD_SECONDS * 1_000) / 60);
const LIST_SECONDS = isLong ? 60 : 8;
const PRODUCTS = isLong ? 10_000 : 1_000;
/** Memory of the functions, MiB (functions/src/platform/options.ts). */
const MEMORY_MB = { api: 1_024, leads: 512, site: 512 };

const url = (path: string): string => `${stack().baseUrl}${path}`;
const slowestOf = (enquiries: readonly Enquiry[]): number => Math.max(...enquiries.map(({ milliseconds }) => milliseconds));

const memory = () =>
  Object.fromEntries(Object.entries(inject('functionPids')).map(([name, pid]) => [name, Math.round(peakMemoryMb(pid))]));
const report = (what: string, facts: object): void =>
  void process.stdout.write(
    `${what}: ${JSON.stringify(facts)}, MiB ${JSON.stringify(memory())}, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );

/** Processor seconds of each process so far; `test` sends and receives. */
const processorTime = (): Record<string, number> => {
  const all = Object.entries({ ...inject('functionPids'), test: process.pid });
  return Object.fromEntries(all.map(([name, pid]) => [name, cpuSeconds(pid)]));
};

function expectBoundedMemory(): void {
  for (const [name, limit] of Object.entries(MEMORY_MB)) expect(memory()[name], name).toBeLessThan(limit);
}

async function expectAllStored(enquiries: readonly Enquiry[]): Promise<void> {
  expect([...new Set(enquiries.map(({ status }) => status))]).toEqual([201]);
  expect(await countStored(enquiries)).toEqual({ 'new, with mail': enquiries.length });
}

/** As long as the form waits for an answer (web/src/features/enquiry/outbox/outbox.ts); then it says that the enquiry is kept and sent later. */
const FORM_WAITS_MS = 8_000;

async function expectRegular(enquiries: readonly Enquiry[]): Promise<void> {
  await expectAllStored(enquiries);
  expect(slowestOf(enquiries)).toBeLessThan(FORM_WAITS_MS);
}

// A cold start is not what these tests measure.
beforeAll(async () => {
  await sendEnquiries(2, 0);
  await publishListed(PRODUCTS);
}, 400_000);

describe('regular enquiries', () => {
  // Attacker, Hosting and all functions share the cores here, so it takes seconds. A function that parsed such a body would exceed its memory.
  it('are answered beside bodies of 32 MiB to every function, in bounded memory', TIMEOUT, async () => {
    const bomb = `[${'{},'.repeat(11_000_000)}{}]`.slice(0, 32 * 1024 * 1024 - 1);
    const attack = [
      '/api/quick-enquiries',
      '/api/myorders/add',
      '/api/auth/login',
      '/api/products',
      '/catalogue.json',
      '/pictures/x',
      '/products/x',
    ].map(async (path) => {
      const headers = { 'content-type': 'application/json', [VISITOR_HEADER]: '198.51.100.66' };
      const answer = await fetch(url(path), { method: 'POST', headers, body: bomb });
      await answer.arrayBuffer();
      return answer.status;
    });
    const enquiries = await sendEnquiries(40, 4_000);
    const statuses = await Promise.all(attack);
    report('32 MiB bodies', { statuses, slowestEnquiryMs: Math.round(slowestOf(enquiries)) });
    await expectAllStored(enquiries);
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expectBoundedMemory();
  });

  it('of 1,000 visitors a minute are all stored', TIMEOUT, async () => {
    const enquiries = await sendEnquiries(FLOOD, FLOOD_SECONDS * 1_000);
    const times = enquiries.map(({ milliseconds }) => milliseconds);
    report(`${enquiries.length} leads in ${FLOOD_SECONDS} s`, { p95Ms: Math.round(percentile(times, 0.95)) });
    await expectAllStored(enquiries);
    expectBoundedMemory();
  });

  it.each([
    ['one address', oneAddress],
    ['an attacker with forged headers', forgedHeaders],
  ])(
    'arrive beside 1,000 a minute of %s, which are spam beyond the budget, and refused beyond the limit of spam',
    TIMEOUT,
    async (name, headersOf) => {
      const [flood, regular] = await Promise.all([
        sendEnquiries(FLOOD, FLOOD_SECONDS * 1_000, headersOf),
        sendEnquiries(20, FLOOD_SECONDS * 1_000),
      ]);
      const { missing = 0, ...stored } = await countStored(flood);
      report(`flood of ${name}`, { stored, missing, slowestRegularMs: Math.round(slowestOf(regular)) });
      await expectRegular(regular);
      const answered = (wanted: number) => flood.filter(({ status }) => status === wanted).length;
      const isBeyondSpam = FLOOD > LEADS_PER_HOUR + SPAM_PER_HOUR;
      expect([...new Set(flood.map(({ status }) => status))].sort()).toEqual(isBeyondSpam ? [201, 429] : [201]);
      expect(Object.keys(stored).sort()).toEqual(['new, with mail', 'spam']);
      expect(missing).toBe(answered(429));
      // Twice the budgets where an hour ends during the test.
      expect(stored['new, with mail']).toBeLessThanOrEqual(2 * LEADS_PER_HOUR);
      expect(stored.spam).toBeLessThanOrEqual(2 * SPAM_PER_HOUR);
    },
  );
});

describe('public reads', () => {
  const anyNumber = (): number => randomInt(1, 10_000);
  const LISTS = [
    () => `/api/products?pageSize=${anyNumber()}`,
    () => `/api/products?pageSize=10000&x=${anyNumber()}`,
    () => `/api/categories?x=${anyNumber()}`,
    () => `/api/carouselImages/getCarousels?x=${anyNumber()}`,
    () => `/catalogue.json?x=${anyNumber()}`,
    () => `/catalogue-details.json?x=${anyNumber()}`,
    () => `/sitemap.xml?x=${anyNumber()}`,
    () => `/?x=${anyNumber()}`,
  ];

  it('get no 5xx from 50 clients with made-up queries, and enquiries arrive', TIMEOUT, async () => {
    const deadline = Date.now() + LIST_SECONDS * 1_000;
    const counts = new Map<number, number>();
    const times = new Map<string, number[]>();
    const before = processorTime();
    const client = async (index: number): Promise<void> => {
      while (Date.now() < deadline) {
        const started = performance.now();
        const path = LISTS[randomInt(LISTS.length)]?.() ?? '/';
        const answer = await fetch(url(path), { headers: { [VISITOR_HEADER]: `198.18.0.${index + 1}` } });
        await answer.arrayBuffer();
        const what = path.replace(/\d+$/, '');
        times.set(what, [...(times.get(what) ?? []), performance.now() - started]);
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      }
    };
    const [enquiries] = await Promise.all([
      sendEnquiries(10, (LIST_SECONDS - 2) * 1_000),
      ...Array.from({ length: 50 }, (_, index) => client(index)),
    ]);
    report(`50 clients for ${LIST_SECONDS} s, ${PRODUCTS} products`, {
      answers: Object.fromEntries(counts),
      p95Ms: Math.round(percentile([...times.values()].flat(), 0.95)),
      p95MsOf: Object.fromEntries([...times].map(([what, some]) => [what, Math.round(percentile(some, 0.95))])),
      processorSeconds: Object.fromEntries(
        Object.entries(processorTime()).map(([name, now]) => [name, Math.round(now - (before[name] ?? 0))]),
      ),
      slowestEnquiryMs: Math.round(slowestOf(enquiries)),
    });
    expect([...counts.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(counts.get(200)).toBeGreaterThan(50);
    await expectRegular(enquiries);
    expectBoundedMemory();
  });
});
