import type { Product } from '@catalogue/contract/entities/product';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf } from '../../data/pending-writes/pending-write';
import type { PendingWrite, ProductStep, Step } from '../../data/pending-writes/pending-write';
import { runWrite, settleSent } from '../../data/pending-writes/run-write';
import type { WritePort } from '../../data/pending-writes/run-write';
import { applyChange, EMPTY_PRODUCT } from '../../data/product-content';
import { sampleProduct } from '../../data/sample-product';
import { importOf, undoImport } from './import-write';
import type { Import } from './import-write';
import type { ImportPlan } from './plan-import';

class Refused extends Error {}

const stored = (id: string, title: string): Product => sampleProduct(id, { title });

const keyOf = (steps: readonly Step[]): string => steps.map(({ id }) => id).join();

/** A collection that keeps the rules' law of revisions; `cut` says before which commits the network fails, and how. */
class Collection {
  readonly documents = new Map<string, Product>();
  private readonly committed = new Set<string>();
  kept: PendingWrite | null = null;
  commits = 0;
  constructor(private readonly cut: (commit: number) => 'before' | 'after' | null = () => null) {}

  readonly port: WritePort = {
    commit: (steps) => {
      const fault = this.cut((this.commits += 1));
      if (fault === 'before') return Promise.reject(new Error('offline'));
      if (steps.some((step) => (this.documents.get(step.id)?.revision ?? 0) !== (step.base ?? 0)))
        return Promise.reject(new Refused());
      for (const step of steps) this.write(step);
      this.committed.add(keyOf(steps));
      return fault === 'after' ? Promise.reject(new Error('answer lost')) : Promise.resolve();
    },
    wasCommitted: (steps) => Promise.resolve(this.committed.has(keyOf(steps))),
    hasEntry: () => Promise.reject(new Error('An import follows no unsent write')),
    changeLead: () => Promise.reject(new Error('An import has no leads')),
    isRefusal: (error) => error instanceof Refused,
    read: ({ id }) => Promise.resolve(this.documents.get(id) ?? null),
    keep: (write) => {
      this.kept = write;
      return Promise.resolve();
    },
  };

  private write(step: Step) {
    const before = this.documents.get(step.id) ?? { ...stored(step.id, ''), revision: 0 };
    const { deleted = before.deletedAt !== null, ...fields } = (step as ProductStep).change;
    const content = applyChange(before, fields);
    this.documents.set(step.id, { ...before, ...content, deletedAt: deleted ? 2 : null, revision: before.revision + 1 });
  }
}

const planOf = (created: number, changed: readonly Product[]): ImportPlan => ({
  ignored: [],
  totals: [],
  headings: [],
  refusal: null,
  rows: [
    ...Array.from({ length: created }, (_, n) => ({
      kind: 'new' as const,
      line: n,
      title: `New ${n}`,
      content: { ...EMPTY_PRODUCT, title: `New ${n}` },
    })),
    ...changed.map((before, n) => ({
      kind: 'changed' as const,
      line: created + n,
      title: before.title,
      before,
      content: { ...EMPTY_PRODUCT, title: `${before.title} changed` },
      fields: ['title' as const],
    })),
  ],
});

const ROWS = Array.from({ length: 1000 }, (_, n) => stored(`p-${n}`, `P ${n}`));

/** A write that changes 1,000 products. */
const selection: PendingWrite<ProductStep> = {
  ...{ id: 'hide', name: 'Hide 1,000 products', startedAt: 1, kind: 'selection', undo: [] },
  steps: ROWS.map(({ id, title }) => ({ noun: 'products', id, title, base: 1, change: { live: false }, outcome: 'waiting' })),
};
const holding = (collection: Collection): Collection => {
  for (const one of ROWS) collection.documents.set(one.id, one);
  return collection;
};

const counter = () => {
  let next = 0;
  return () => `id-${(next += 1)}`;
};

/** Runs as a person would: again after each cut, from what the device kept. */
async function persist(started: Import, collection: Collection): Promise<Import> {
  collection.kept = started;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return (await runWrite(collection.kept, collection.port)) as Import;
    } catch {
      // the next attempt goes on
    }
  }
  throw new Error('never finished');
}

describe('an import', () => {
  it('interrupted anywhere and continued, writes every row once; undone, it restores the earlier state', async () => {
    const faults = fc.array(fc.constantFrom(null, null, 'before' as const, 'after' as const), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.nat(250), fc.nat(120), faults, async (created, existing, cuts) => {
        const collection = new Collection((commit) => cuts[commit - 1] ?? null);
        const before = Array.from({ length: existing }, (_, n) => stored(`old-${n}`, `Old ${n}`));
        for (const one of before) collection.documents.set(one.id, one);
        const newId = counter();

        const done = await persist(
          importOf(planOf(created, before), { name: 'a.csv', at: 1 }, { newId, clean: (html) => html }),
          collection,
        );
        expect(progressOf(done)).toMatchObject({ written: created + existing, refused: [] });
        expect(collection.documents.size).toBe(created + existing);
        expect(collection.documents.get('old-0')?.title ?? 'Old 0 changed').toBe('Old 0 changed');

        const undone = await persist(undoImport(done, 2, newId), collection);
        expect(progressOf(undone).refused).toEqual([]);
        const visible = [...collection.documents.values()].filter((one) => one.deletedAt === null);
        expect(visible.map((one) => one.title).sort()).toEqual(before.map((one) => one.title).sort());
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['before the server had its second batch', 'before' as const],
    ['before the answer about its second batch', 'after' as const],
  ])('stopped %s, is undone as far as it was written', async (_, cut) => {
    const collection = new Collection((commit) => (commit === 2 ? cut : null));
    const before = Array.from({ length: 150 }, (_, n) => stored(`old-${n}`, `Old ${n}`));
    for (const one of before) collection.documents.set(one.id, one);
    const newId = counter();
    const started = importOf(planOf(100, before), { name: 'a.csv', at: 1 }, { newId, clean: (html) => html });
    await expect(runWrite(started, collection.port)).rejects.toThrow();

    const settled = await settleSent(collection.kept as Import, collection.port);
    const undone = await runWrite(undoImport(settled, 2, newId), collection.port);
    expect(progressOf(undone)).toMatchObject({ written: cut === 'after' ? 200 : 100, waiting: 0, conflicts: [], refused: [] });
    const visible = [...collection.documents.values()].filter((one) => one.deletedAt === null);
    expect(visible.map((one) => one.title).sort()).toEqual(before.map((one) => one.title).sort());
  });

  it('skips rows that somebody changed meanwhile, and reports them; the rest of the batch is written', async () => {
    const collection = new Collection();
    const before = [stored('a', 'A'), stored('b', 'B'), stored('c', 'C')];
    for (const one of before) collection.documents.set(one.id, one);
    const started = importOf(planOf(0, before), { name: 'a.csv', at: 1 }, { newId: counter(), clean: (html) => html });
    collection.documents.set('b', { ...stored('b', 'Edited by Meera'), revision: 2 });

    const done = await runWrite(started, collection.port);
    expect(progressOf(done)).toMatchObject({ written: 2, conflicts: [{ id: 'b', title: 'B' }], refused: [] });
    expect(collection.documents.get('b')?.title).toBe('Edited by Meera');
  });

  it('whose response was lost counts as written, also when somebody has changed a product since', async () => {
    const collection = new Collection();
    const before = [stored('a', 'A'), stored('b', 'B')];
    for (const one of before) collection.documents.set(one.id, one);
    const started = importOf(planOf(0, before), { name: 'a.csv', at: 1 }, { newId: counter(), clean: (html) => html });
    const commit: WritePort['commit'] = async (steps) => {
      await collection.port.commit(steps);
      collection.documents.set('b', { ...stored('b', 'Edited by Meera'), revision: 3 });
      return collection.port.commit(steps);
    };
    const done = await runWrite(started, { ...collection.port, commit });
    expect(progressOf(done)).toMatchObject({ written: 2, conflicts: [], refused: [] });
  });

  it('distinguishes rows that the rules refuse from rows that somebody else changed first', async () => {
    const collection = new Collection();
    const before = [stored('a', 'A'), stored('b', 'B'), stored('purged', 'Purged')];
    for (const one of before) collection.documents.set(one.id, one);
    const started = importOf(planOf(1, before), { name: 'a.csv', at: 1 }, { newId: counter(), clean: (html) => html });
    collection.documents.set('b', { ...stored('b', 'Edited by Meera'), revision: 2 });
    collection.documents.delete('purged');

    const done = await runWrite(started, { ...collection.port, commit: () => Promise.reject(new Refused()) });
    expect(progressOf(done)).toMatchObject({
      written: 0,
      refused: [{ title: 'New 0' }, { id: 'a' }],
      conflicts: [{ id: 'b' }, { id: 'purged' }],
    });
  });
});

describe('a change of the selected rows', () => {
  it('commits every batch before the first answer, as it must offline', () => {
    const collection = holding(new Collection());
    const sent: number[] = [];
    const commit: WritePort['commit'] = (steps) => {
      sent.push(steps.length);
      return new Promise(() => undefined);
    };
    void runWrite(selection, { ...collection.port, commit }, { batch: 450, isQueued: true });
    expect(sent).toEqual([450, 450, 100]);
  });

  it('stores the outcome of every batch when one fails', async () => {
    const collection = holding(new Collection((commit) => (commit === 2 ? 'before' : null)));
    await expect(runWrite(selection, collection.port, { batch: 450, isQueued: true })).rejects.toThrow('offline');
    expect(collection.kept && progressOf(collection.kept)).toMatchObject({ written: 550, waiting: 450 });
  });

  it('resumed, looks committed batches up instead of writing them again', async () => {
    const collection = holding(new Collection((commit) => (commit === 1 ? 'after' : commit === 2 ? 'before' : null)));
    await expect(runWrite(selection, collection.port, { batch: 450, isQueued: true })).rejects.toThrow();
    const commits = collection.commits;
    const left = collection.kept ?? selection;
    const done = await runWrite(left, collection.port, { batch: 450, isQueued: true, isResumed: true });
    expect(progressOf(done)).toMatchObject({ written: 1000, refused: [] });
    expect(collection.commits - commits).toBe(1);
    expect([...collection.documents.values()].every(({ live, revision }) => !live && revision === 2)).toBe(true);
  });

  /** Steps of 300 kB and, every fourth, of 900 kB: each letter has 3 bytes. */
  const large: PendingWrite<ProductStep> = {
    ...selection,
    steps: selection.steps.slice(0, 24).map((step, n) => ({
      ...step,
      change: { description: 'अ'.repeat(n % 4 === 3 ? 300_000 : 100_000) },
    })),
  };

  it('commits at most 3 MB at once, of texts in any script', async () => {
    const collection = holding(new Collection());
    const sent: number[] = [];
    const commit: WritePort['commit'] = (steps) => {
      sent.push(new TextEncoder().encode(JSON.stringify(steps.map(({ change }) => change))).byteLength);
      return collection.port.commit(steps);
    };
    const done = await runWrite(large, { ...collection.port, commit }, { batch: 450, isQueued: true });
    expect(progressOf(done)).toMatchObject({ written: 24, refused: [] });
    expect(Math.max(...sent)).toBeLessThanOrEqual(3_000_000);
    expect(sent.length).toBeLessThan(8);
  });

  it('resumed after some batches, has the same batches as before', async () => {
    const sent: string[][] = [];
    const send = (write: PendingWrite<ProductStep>, collection: Collection, isResumed: boolean) => {
      const batches: string[] = [];
      sent.push(batches);
      const wasCommitted: WritePort['wasCommitted'] = (steps) => {
        batches.push(keyOf(steps));
        return Promise.resolve(false);
      };
      return runWrite(write, { ...collection.port, wasCommitted }, { batch: 450, isQueued: true, isResumed });
    };
    const collection = holding(new Collection((commit) => (commit % 2 === 1 ? 'before' : null)));
    await expect(send(large, collection, true)).rejects.toThrow('offline');
    await send(collection.kept as PendingWrite<ProductStep>, holding(new Collection()), true);
    const [first, second] = sent;
    expect(second?.length).toBeGreaterThan(1);
    expect(second).toEqual(first?.filter((_, index) => index % 2 === 0));
  });

  it('repeated with the same values, writes nothing twice', async () => {
    const collection = holding(new Collection());
    await runWrite(selection, collection.port, { batch: 450, isQueued: true });
    const again = await runWrite({ ...selection, id: 'again' }, collection.port, { batch: 450, isQueued: true });
    expect(progressOf(again)).toMatchObject({ written: 1000, refused: [] });
    expect([...collection.documents.values()].every(({ revision }) => revision === 2)).toBe(true);
  });
});
