import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fetchUpdates, mergeTabs, type LocalCatalogue } from '../../web/src/data/catalogue/updates/fetch-updates';
import { mergeDetails, mergeSnapshot } from '../../web/src/data/catalogue/updates/merge';
import { Server, type Verb } from './server';

/*
 * Runs the updates of two tabs against the server's real publishing, with random writes, event orders, stale caches and
 * interleavings. Each tab must converge to what visitors may see, and never show again what it knows to be removed.
 */

interface Tab {
  held: LocalCatalogue;
  /** Removal time by `products/id`, of the removals this tab has read. */
  removals: Map<string, number>;
}

const IDS = ['a', 'b', 'c', 'd'];
const VERBS: Verb[] = ['edit', 'hide', 'show', 'delete', 'restore'];
const MINUTE = 60_000;

type Step =
  | { step: 'write'; id: string; verb: Verb }
  | { step: 'publish'; picks: number[]; again: boolean }
  | { step: 'wait'; ms: number }
  | { step: 'fetch'; tab: number; lag: number }
  | { step: 'fetchDetails'; tab: number; lag: number }
  | { step: 'check'; tab: number; lag: number; meanwhile: Step[] }
  | { step: 'join'; tab: number };

const onServer: fc.Arbitrary<Step>[] = [
  fc.record({ step: fc.constant('write' as const), id: fc.constantFrom(...IDS), verb: fc.constantFrom(...VERBS) }),
  fc.record({
    step: fc.constant('publish' as const),
    picks: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
    again: fc.boolean(),
  }),
  fc.record({ step: fc.constant('wait' as const), ms: fc.constantFrom(10, MINUTE, 20 * MINUTE, 40 * 24 * 60 * MINUTE) }),
];
const tab = fc.nat(1);
const lag = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(6));
const step: fc.Arbitrary<Step> = fc.oneof(
  ...onServer.map((arbitrary) => ({ weight: 3, arbitrary })),
  fc.record({ step: fc.constant('fetch' as const), tab, lag }),
  fc.record({ step: fc.constant('fetchDetails' as const), tab, lag }),
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant('check' as const),
      tab,
      lag,
      meanwhile: fc.array(fc.oneof(...onServer), { maxLength: 3 }),
    }),
  },
  fc.record({ step: fc.constant('join' as const), tab }),
);

async function check(server: Server, one: Tab, lag: number, meanwhile: () => void): Promise<void> {
  const metas: CatalogueMeta[] = [];
  const source = server.source(meanwhile, lag, (meta) => void metas.push(meta));
  const apply = await fetchUpdates(one.held.snapshot, source);
  one.held = apply(one.held);
  for (const { noun, id, at } of metas.flatMap(({ removed }) => removed)) one.removals.set(`${noun}/${id}`, at);
}

async function take(server: Server, tabs: Tab[], action: Step): Promise<void> {
  switch (action.step) {
    case 'write':
      server.write(action.id, action.verb);
      return;
    case 'publish':
      server.publish(action.picks, action.again);
      return;
    case 'wait':
      server.wait(action.ms);
      return;
  }
  const one = tabs[action.tab];
  const other = tabs[1 - action.tab];
  if (!one || !other) return;
  switch (action.step) {
    case 'fetch':
      one.held = { ...one.held, snapshot: mergeSnapshot(one.held.snapshot, server.listOf(action.lag)) };
      return;
    case 'fetchDetails':
      one.held = {
        ...one.held,
        details: mergeDetails(one.held.details, server.detailsOf(action.lag), one.held.snapshot.products),
      };
      return;
    case 'check':
      return check(server, one, action.lag, () => action.meanwhile.forEach((each) => void take(server, tabs, each)));
    case 'join':
      one.held = mergeTabs(one.held, other.held);
  }
}

const shown = ({ snapshot }: LocalCatalogue): Map<string, string> =>
  new Map([...snapshot.products].map(([id, { title, updatedAt }]) => [id, `${title} ${updatedAt}`]));

function expectNoneReturned({ held, removals }: Tab): void {
  for (const [key, at] of removals) {
    const returned = held.snapshot.products.get(key.slice('products/'.length));
    expect(returned === undefined || returned.updatedAt > at, `${key} came back`).toBe(true);
  }
}

it('converges to the public catalogue, and shows no removed entry again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const server = new Server();
      const tabs = [0, 1].map((): Tab => ({ held: { snapshot: server.listOf(0), details: null }, removals: new Map() }));
      for (const action of steps) {
        const versions = tabs.map(({ held }) => held.snapshot.version);
        await take(server, tabs, action);
        tabs.forEach(({ held }, index) => expect(held.snapshot.version).toBeGreaterThanOrEqual(versions[index] ?? NaN));
        tabs.forEach(expectNoneReturned);
      }
      server.publishAll();
      for (const one of tabs) {
        await check(server, one, 0, () => undefined);
        expect(one.held.snapshot.version).toBe(server.version);
        expect(shown(one.held)).toEqual(server.public());
        const details = one.held.details?.version === server.version ? one.held.details : server.detailsOf(0);
        const { details: merged } = mergeDetails(one.held.details, details, one.held.snapshot.products);
        for (const [id, { title }] of one.held.snapshot.products) {
          const written = /Edited at (\d+)/.exec(title)?.[1];
          expect(merged.get(id)?.description).toBe(written === undefined ? '' : `<p>At ${written}</p>`);
        }
      }
    }),
    { numRuns: 500 },
  );
});
