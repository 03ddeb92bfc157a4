import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countLead, LEADS_PER_HOUR, MEMBER_LEADS_PER_HOUR, senderOf, SPAM_PER_HOUR, WIDER_BUDGETS } from './lead-rate-limit';
import type { Sender } from './lead-rate-limit';

const database = vi.hoisted(() => ({ counts: new Map<string, number>(), reads: 0 }));

vi.mock('../platform/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  FieldValue: { increment: (count: number) => count },
  firestore: () => ({
    collection: () => ({
      doc: (id: string) => ({
        id,
        set: ({ count }: { count: number }) =>
          Promise.resolve(void database.counts.set(id, (database.counts.get(id) ?? 0) + count)),
      }),
    }),
    getAll: (...shards: { id: string }[]) => {
      database.reads += shards.length;
      return Promise.resolve(shards.map(({ id }) => ({ get: () => database.counts.get(id) })));
    },
  }),
}));

// Budgets are of one hour.
beforeAll(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** How many of these leads, one after the other, got each budget. */
async function budgetsOf(count: number, senderAt: (index: number) => Sender): Promise<Record<string, number>> {
  const budgets: Record<string, number> = {};
  for (let index = 0; index < count; index += 1) {
    const budget = await countLead(senderAt(index));
    budgets[budget] = (budgets[budget] ?? 0) + 1;
  }
  return budgets;
}

it('a network has one budget, then that of spam, then none', async () => {
  const network = '203.0.113.7';
  const sent = await budgetsOf(LEADS_PER_HOUR + SPAM_PER_HOUR + 1, () => ({ network }));
  expect(sent).toEqual({ free: LEADS_PER_HOUR, spam: SPAM_PER_HOUR, full: 1 });
  expect(await countLead({ network: '203.0.113.8' })).toBe('free');
});

it('the networks of an IPv6 /48 share a wider budget', async () => {
  const leads = WIDER_BUDGETS * LEADS_PER_HOUR;
  const sent = await budgetsOf(leads + 5, (index) => ({ network: `2001:db8:1:${index.toString(16)}::/64` }));
  expect(sent).toEqual({ free: leads, spam: 5 });
  expect(await countLead({ network: '2001:db8:2:0::/64' })).toBe('free');
});

it('one network of a /48 leaves the others their budget', async () => {
  const sent = await budgetsOf(LEADS_PER_HOUR + 5, () => ({ network: '2001:db8:3:0::/64' }));
  expect(sent).toEqual({ free: LEADS_PER_HOUR, spam: 5 });
  expect(await countLead({ network: '2001:db8:3:1::/64' })).toBe('free');
});

it('a lead from an IPv4 address reads one counter', async () => {
  database.reads = 0;
  await countLead({ network: '203.0.113.9' });
  const ofOne = database.reads;
  await countLead({ network: '2001:db8:4:0::/64' });
  expect(database.reads).toBe(3 * ofOne);
});

it('a member of the team has a large budget that no network shares', async () => {
  const network = '203.0.113.10';
  const rep = senderOf({ uid: 'rep', role: 'rep' }, network);
  const sent = await budgetsOf(MEMBER_LEADS_PER_HOUR + 5, () => rep);
  expect(sent).toEqual({ free: MEMBER_LEADS_PER_HOUR, spam: 5 });
  expect(await countLead({ network })).toBe('free');
  expect(await countLead(senderOf({ uid: 'sales', role: 'sales' }, network))).toBe('free');
});

it('others are counted with their network, and an unknown network is not counted', async () => {
  const network = '203.0.113.11';
  for (const caller of [null, { uid: 'user', role: null }]) expect(senderOf(caller, network)).toEqual({ network });
  expect(senderOf(null, null)).toBeNull();
  expect(await budgetsOf(LEADS_PER_HOUR + 1, () => null)).toEqual({ free: LEADS_PER_HOUR + 1 });
});
