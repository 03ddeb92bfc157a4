import { beforeEach, expect, it, vi } from 'vitest';
import { eraseSpam } from './erase-spam';

interface Fake {
  /** Sizes of the spam leads in MiB, by collection and id. */
  leads: Record<string, Map<string, number>>;
  activity: Map<string, { noun: string; count: number; title: string }>;
  /** Ids of leads that somebody changes after they were found. */
  changed: Set<string>;
  /** Commits whose answer is lost. */
  lostAnswers: number;
}

const fake = vi.hoisted((): Fake => ({ leads: {}, activity: new Map(), changed: new Set(), lostAnswers: 0 }));

vi.mock('../platform/firestore', async (importOriginal) => {
  const leadsOf = (name: string) => fake.leads[name] ?? new Map<string, number>();
  const pageOf = (name: string, size: number, ids: readonly string[]) => ({
    docs: ids.slice(0, size).map((id) => ({ id, get: () => `R-${id}`, ref: { name, id }, updateTime: 'found' })),
  });
  const collection = (name: string) => ({
    where: () => ({
      orderBy: () => ({
        limit: (size: number) => {
          const all = [...leadsOf(name).keys()];
          return {
            get: () => Promise.resolve(pageOf(name, size, all)),
            startAfter: ({ id }: { id: string }) => ({
              get: () => Promise.resolve(pageOf(name, size, all.slice(all.indexOf(id) + 1))),
            }),
          };
        },
      }),
    }),
    doc: () => `entry-${fake.activity.size}`,
  });
  const updateTimeOf = (id: string) => ({ isEqual: (other: string) => other === (fake.changed.has(id) ? 'changed' : 'found') });
  /** A commit as Firestore limits it: the sizes of deleted documents count. */
  const runTransaction = async (run: (transaction: object) => Promise<unknown>): Promise<unknown> => {
    const deleted: { name: string; id: string }[] = [];
    const entries: [string, { noun: string; count: number; title: string }][] = [];
    const result = await run({
      getAll: (...refs: { name: string; id: string }[]) =>
        Promise.resolve(refs.map(({ name, id }) => (leadsOf(name).has(id) ? { updateTime: updateTimeOf(id) } : {}))),
      delete: (ref: { name: string; id: string }) => deleted.push(ref),
      set: (id: string, data: { noun: string; count: number; title: string }) => entries.push([id, data]),
    });
    const size = deleted.reduce((sum, { name, id }) => sum + (leadsOf(name).get(id) ?? 0), 0);
    if (size > 10) throw Object.assign(new Error('3 INVALID_ARGUMENT: Transaction too big'), { code: 3 });
    for (const { name, id } of deleted) leadsOf(name).delete(id);
    for (const [id, data] of entries) fake.activity.set(id, data);
    if (fake.lostAnswers > 0) {
      fake.lostAnswers -= 1;
      throw Object.assign(new Error('The connection was closed'), { code: 'ECONNRESET' });
    }
    return result;
  };
  return { ...(await importOriginal<object>()), firestore: () => ({ collection, runTransaction }) };
});

const leadsOf = (count: number, size: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`lead-${index}`, size] as const));

beforeEach(() => {
  fake.activity.clear();
  fake.changed.clear();
  fake.leads = {};
});

it('erases leads that are too large for one commit, with one activity entry per kind', async () => {
  fake.leads = { orders: leadsOf(120, 0.4), quickEnquiries: leadsOf(7, 0.001) };
  expect(await eraseSpam({ uid: 'boss', name: 'Boss' })).toEqual({ erased: 127, hasMore: false });
  expect(Object.values(fake.leads).map(({ size }) => size)).toEqual([0, 0]);
  expect([...fake.activity.values()].sort((one, other) => one.count - other.count)).toMatchObject([
    { noun: 'quickEnquiries', count: 7, title: 'R-lead-0' },
    { noun: 'orders', count: 120, title: 'R-lead-0' },
  ]);
});

it('rejects if a single lead is refused, and has erased those before it', async () => {
  fake.leads = { orders: new Map([...leadsOf(3, 1), ['huge', 11]]) };
  await expect(eraseSpam({ uid: 'boss', name: 'Boss' })).rejects.toThrow('Transaction too big');
  expect([...(fake.leads.orders ?? [])]).toEqual([['huge', 11]]);
  expect([...fake.activity.values()]).toMatchObject([{ noun: 'orders', count: 3 }]);
});

it('leaves a lead that somebody changed after it was found, and names another one', async () => {
  fake.leads = { orders: leadsOf(3, 0.1), quickEnquiries: leadsOf(1, 0.1) };
  fake.changed.add('lead-0');
  expect(await eraseSpam({ uid: 'boss', name: 'Boss' })).toEqual({ erased: 2, hasMore: false });
  expect(Object.values(fake.leads).map((leads) => [...leads.keys()])).toEqual([['lead-0'], ['lead-0']]);
  expect([...fake.activity.values()]).toMatchObject([{ noun: 'orders', count: 2, title: 'R-lead-1' }]);
});

it('counts leads once whose erasure was repeated because its answer was lost', async () => {
  fake.leads = { orders: leadsOf(3, 0.1) };
  fake.lostAnswers = 1;
  expect(await eraseSpam({ uid: 'boss', name: 'Boss' })).toEqual({ erased: 3, hasMore: false });
  expect([...fake.activity.values()]).toMatchObject([{ noun: 'orders', count: 3, title: 'R-lead-0' }]);
});
