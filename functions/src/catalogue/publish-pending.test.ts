import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CHANGES_OVERLAP_MS } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { Killed, MemoryPublishStore } from '../../../tests/fixtures/memory-publish-store';
import { productFields } from '../../../tests/fixtures/product-fields';
import { log } from '../platform/log';
import type { Path } from './entry';
import { markDifferences, marksOfWrite, WAKE_UP } from './mark-documents';
import { publishPending } from './publish-pending';
import type { Mark } from './publish-port';

const IDS = ['a', 'b', 'c'] as const;
const pathTo = (id: string): Path => `products/${id}`;

const write = fc.record({
  kind: fc.constant('write' as const),
  id: fc.constantFrom(...IDS),
  to: fc.constantFrom('live', 'hidden', 'trash', 'gone', 'moved'),
  title: fc.constantFrom('One', 'Two', 'Three'),
  minutesLater: fc.constantFrom(0.001, 0.1, 1, 4, 7),
});
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

/** What can happen to the collection, to events, to publishers and to a device that follows the catalogue. */
const step = fc.oneof(
  { weight: 4, arbitrary: write },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      // Any of the events under way, in any order, perhaps again.
      which: fc.array(fc.nat(20), { maxLength: 3 }),
      again: fc.boolean(),
      // The publisher is stopped before its n-th call, or pauses there beyond its lease while another one publishes.
      killAt: fc.option(fc.nat(40), { nil: undefined }),
      overtakenAt: fc.option(fc.nat(40), { nil: undefined }),
      meanwhile: fc.option(fc.record({ call: fc.nat(30), write }), { nil: undefined }),
    }),
  },
  // An event is lost for good, never two about one document; the nightly run has to find out.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('damage' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rebuild' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class World {
  readonly store = new MemoryPublishStore();
  private underWay: Mark[][] = [];
  private readonly lost = new Set<string>();
  readonly device = new Map<Path, { updatedAt: number; title: string }>();
  private known: CatalogueMeta | null = null;

  private readonly options = { now: () => this.store.clock, pause: () => Promise.resolve() };

  write({ id, to: wanted, title, minutesLater }: Write): void {
    const { store } = this;
    const path = pathTo(id);
    const before = store.documents.get(path);
    // Only what is in the trash is deleted for good, and not before the trash was published.
    const to = wanted === 'gone' && before?.fields.deletedAt === null ? 'trash' : wanted;
    store.clock += Math.max(1, Math.round(minutesLater * 60_000));
    const addedDate = to === 'moved' ? store.clock : (before?.fields.addedDate ?? 1);
    const fields = productFields({
      title,
      addedDate,
      live: to !== 'hidden',
      deletedAt: to === 'trash' ? 1 : null,
      updatedAt: store.clock,
    });
    if (to === 'gone') store.documents.delete(path);
    else store.documents.set(path, { at: store.clock * 1_000, fields });
    this.underWay.push(marksOfWrite(path, before?.fields, to === 'gone' ? undefined : fields));
  }

  async deliver({ which, again, killAt, overtakenAt, meanwhile }: Extract<Step, { kind: 'deliver' }>): Promise<void> {
    const chosen = new Set(which.flatMap((index) => this.underWay[index % this.underWay.length] ?? []));
    const events = this.underWay.filter((marks) => marks.some((mark) => chosen.has(mark)));
    let call = 0;
    this.store.onCall = async () => {
      call += 1;
      if (call === meanwhile?.call) this.write(meanwhile.write);
      if (call === overtakenAt) await this.overtake();
      if (killAt !== undefined && call >= killAt) throw new Killed();
    };
    try {
      await this.store.port.addMarks(events.flat());
      if (!again) this.underWay = this.underWay.filter((marks) => !events.includes(marks));
      await publishPending(this.store.port, this.options);
    } catch (cause) {
      if (!(cause instanceof Error && ['Killed', 'LeaseLost'].includes(cause.name))) throw cause;
    } finally {
      this.store.onCall = () => Promise.resolve();
    }
  }

  /** The lease has expired, and another publisher works from beginning to end. */
  private async overtake(): Promise<void> {
    const { onCall } = this.store;
    this.store.onCall = () => Promise.resolve();
    this.store.clock += 61_000;
    await publishPending(this.store.port, this.options);
    this.store.onCall = onCall;
  }

  lose(which: number): void {
    const marks = this.underWay[which % this.underWay.length];
    const documentId = marks?.[0]?.documentId;
    if (documentId === undefined || this.lost.has(documentId)) return;
    this.lost.add(documentId);
    this.underWay = this.underWay.filter((one) => one !== marks);
  }

  damage(which: number): void {
    const references = this.store.manifest?.segments.products ?? [];
    const reference = references[which % references.length];
    if (reference !== undefined) this.store.segments.delete(reference.id);
  }

  async rebuild(): Promise<void> {
    this.store.clock += 61_000;
    const { manifest } = this.store;
    if (manifest !== null) await markDifferences(this.store.port, manifest);
    await publishPending(this.store.port, this.options);
  }

  async settle(): Promise<void> {
    this.store.clock += 61_000;
    await this.store.port.addMarks(this.underWay.flat());
    await this.rebuild();
  }

  /** What a device does on a visit: DESIGN §2.1, step 3. */
  sync(): void {
    const { meta } = this.store;
    if (meta === null || this.known?.version === meta.version) return;
    if (this.known === null || this.known.asOf < meta.removedSince) {
      this.device.clear();
      for (const { id, updatedAt, title } of this.store.publishedProducts()) this.device.set(pathTo(id), { updatedAt, title });
    } else {
      const since = this.known.asOf - CHANGES_OVERLAP_MS;
      for (const [path, { at, fields }] of this.store.documents)
        if (isShown(fields) && at / 1_000 > since)
          this.device.set(path, { updatedAt: at / 1_000, title: String(fields.title) });
      for (const { id, at } of meta.removed)
        if ((this.device.get(pathTo(id))?.updatedAt ?? Infinity) <= at) this.device.delete(pathTo(id));
    }
    this.known = meta;
  }

  truth(): Map<Path, string> {
    const shown = [...this.store.documents].filter(([, { fields }]) => isShown(fields));
    return new Map(shown.map(([path, { fields }]): [Path, string] => [path, String(fields.title)]).sort());
  }

  published(): Map<Path, string> {
    return new Map(
      this.store
        .publishedProducts()
        .map(({ id, title }): [Path, string] => [pathTo(id), title])
        .sort(),
    );
  }

  held(): Map<Path, string> {
    return new Map([...this.device].map(([path, { title }]): [Path, string] => [path, title]).sort());
  }
}

const isShown = (fields: Record<string, unknown>): boolean => fields.live === true && fields.deletedAt === null;

describe('publishPending', () => {
  it('ends with catalogue and devices equal to the documents, whatever was killed, overtaken, repeated, lost or damaged', async () => {
    const mocks = [vi.spyOn(log, 'error').mockReturnValue(), vi.spyOn(log, 'warn').mockReturnValue()];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
        const world = new World();
        let hasDamage = false;
        for (const one of steps) {
          if (one.kind === 'write') world.write(one);
          if (one.kind === 'sync' && !hasDamage) world.sync();
          if (one.kind === 'rebuild') await world.rebuild();
          if (one.kind === 'lose') world.lose(one.which);
          if (one.kind === 'damage') {
            world.damage(one.which);
            hasDamage = true;
          }
          if (one.kind === 'deliver') await world.deliver(one);
        }
        await world.settle();
        expect(world.published()).toEqual(world.truth());
        expect(world.store.queue.size).toBe(0);
        world.sync();
        expect(world.held()).toEqual(world.truth());
      }),
      { numRuns: 500 },
    );
    for (const mock of mocks) mock.mockRestore();
  });

  const storeWith = (count: number, description: string): MemoryPublishStore => {
    const store = new MemoryPublishStore();
    for (let index = 0; index < count; index += 1)
      store.documents.set(pathTo(`p${index}`), {
        at: 1_000 + index,
        fields: productFields({ title: `P${index}`, addedDate: index, description }),
      });
    return store;
  };
  const options = (store: MemoryPublishStore) => ({ now: () => store.clock, pause: () => Promise.resolve() });

  it('publishes the first time all documents at once', async () => {
    const store = storeWith(5_000, '<p>Steel</p>');
    expect(await publishPending(store.port, options(store))).toBe(true);
    expect(store.commits).toBe(1);
    const added = store.publishedProducts().map(({ addedDate }) => addedDate);
    expect(added).toEqual(Array.from({ length: 5_000 }, (_, index) => 4_999 - index));
  });

  it('rewrites for one change only the segment of that product', async () => {
    const store = storeWith(2_000, `<p>${'Steel '.repeat(200)}</p>`);
    await publishPending(store.port, options(store));
    expect(store.writtenSegments).toBeGreaterThan(5);
    const before = store.writtenSegments;
    const path = pathTo('p1000');
    const fields = productFields({ title: 'New', addedDate: 1_000 });
    store.documents.set(path, { at: 5_000_000, fields });
    await store.port.addMarks(marksOfWrite(path, fields, fields));
    await publishPending(store.port, options(store));
    expect(store.writtenSegments).toBe(before + 1);
    expect(store.publishedProducts()).toHaveLength(2_000);
  });

  it('publishes a burst in pages, not change by change', async () => {
    const store = storeWith(0, '');
    await publishPending(store.port, options(store));
    const burst = storeWith(10_000, '<p>Steel</p>');
    for (const [path, stored] of burst.documents) {
      store.documents.set(path, stored);
      await store.port.addMarks(marksOfWrite(path, undefined, stored.fields));
    }
    const before = store.commits;
    await publishPending(store.port, options(store));
    expect(store.publishedProducts()).toHaveLength(10_000);
    expect(store.commits - before).toBeLessThanOrEqual(6);
  });

  it('leaves out a product that cannot be published, reports it and publishes the others', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const store = storeWith(3, '<p>Steel</p>');
    store.documents.set(pathTo('p1'), { at: 1, fields: productFields({ price: 'cheap' }) });
    store.documents.set(pathTo('p2'), {
      at: 1,
      fields: {
        ...productFields(),
        get title(): string {
          throw new Error('Unreadable');
        },
      },
    });
    await publishPending(store.port, options(store));
    expect(store.publishedProducts().map(({ id }) => id)).toEqual(['p0']);
    expect(store.failures).toEqual(
      expect.arrayContaining([
        { path: 'products/p1', reason: 'price' },
        { path: 'products/p2', reason: 'unexpected error' },
      ]),
    );
    const repaired = productFields({ title: 'Repaired' });
    store.documents.set(pathTo('p1'), { at: 2, fields: repaired });
    await store.port.addMarks(marksOfWrite(pathTo('p1'), repaired, repaired));
    await publishPending(store.port, options(store));
    expect(store.failures.map(({ path }) => path)).toEqual(['products/p2']);
    error.mockRestore();
  });

  it('publishes changed settings once, and makes every device start over', async () => {
    const store = storeWith(3, '');
    await publishPending(store.port, options(store));
    expect(store.manifest?.settings).toBeUndefined();
    store.settings = { holidays: ['2026-12-25'] };
    store.clock += 60_000;
    await store.port.addMarks([WAKE_UP]);
    await publishPending(store.port, options(store));
    expect(store.manifest?.settings).toEqual({ holidays: ['2026-12-25'] });
    expect(store.meta?.removedSince).toBe(store.clock);
    expect(store.commits).toBe(2);
    expect(store.publishedProducts()).toHaveLength(3);
    await store.port.addMarks([WAKE_UP]);
    await publishPending(store.port, options(store));
    expect([store.commits, store.queue.size]).toEqual([2, 0]);
  });

  it('takes prices out of the public catalogue when the site, a category or a product limits them, and puts them back', async () => {
    const store = new MemoryPublishStore();
    const put = (id: string, fields: Record<string, unknown>): void =>
      void store.documents.set(pathTo(id), { at: 1_000, fields: productFields({ price: 7319.37, ...fields }) });
    put('open', {});
    put('ofCategory', { categoryId: 'vip' });
    put('own', { priceAudience: 'nobody' });
    put('openOfCategory', { categoryId: 'vip', priceAudience: 'everyone' });
    const vip = { title: 'VIP', description: '', coverImage: null, hue: 1, order: 1, createdAt: 1, updatedAt: 1, revision: 1 };
    store.documents.set('categories/vip', {
      at: 1_000,
      fields: { ...vip, deletedAt: 1, imageName: null, picture: null, priceAudience: 'staff' },
    });
    const audiences = () =>
      Object.fromEntries(store.publishedProducts().map(({ id, price, pricesFor }) => [id, [price, pricesFor]]));
    store.limitsPrices = true;
    await publishPending(store.port, options(store));
    expect(audiences()).toEqual({
      open: [7319.37, undefined],
      // The category is in the trash: that shows nothing to more people.
      ofCategory: [null, 'staff'],
      own: [null, 'nobody'],
      openOfCategory: [7319.37, undefined],
    });

    store.settings = { priceAudience: 'signedIn' };
    store.clock += 60_000;
    await store.port.addMarks([WAKE_UP]);
    await publishPending(store.port, options(store));
    expect(audiences()).toMatchObject({
      open: [null, 'signedIn'],
      ofCategory: [null, 'staff'],
      openOfCategory: [7319.37, undefined],
    });

    store.settings = {};
    await store.port.addMarks([WAKE_UP]);
    await publishPending(store.port, options(store));
    expect(audiences()).toMatchObject({ open: [7319.37, undefined], ofCategory: [null, 'staff'], own: [null, 'nobody'] });
    expect(
      await markDifferences(
        store.port,
        store.manifest ??
          (() => {
            throw new Error('Nothing is published');
          })(),
      ),
    ).toBe(0);
  });

  it('limits all prices although the publisher is stopped before any call', async () => {
    for (let killAt = 1; killAt < 40; killAt += 1) {
      const store = storeWith(3, '');
      await publishPending(store.port, options(store));
      store.settings = { priceAudience: 'staff' };
      let call = 0;
      store.onCall = () => ((call += 1) >= killAt ? Promise.reject(new Killed()) : Promise.resolve());
      await store.port
        .addMarks([WAKE_UP])
        .then(
          () => publishPending(store.port, options(store)),
          () => undefined,
        )
        .catch(() => undefined);
      store.onCall = () => Promise.resolve();
      store.clock += 61_000;
      await publishPending(store.port, options(store));
      expect(store.publishedProducts().map(({ price }) => price)).toEqual([null, null, null]);
      expect(JSON.stringify(store.publishedProducts())).not.toContain('420');
    }
  });

  it('publishes settings whose event was lost with the next call, and keeps the published ones while new ones are unreadable', async () => {
    const store = storeWith(1, '');
    await publishPending(store.port, options(store));
    store.settings = { synonyms: [['mug', 'cup']] };
    await publishPending(store.port, options(store));
    expect(store.manifest?.settings).toEqual({ synonyms: [['mug', 'cup']] });
    const unreadable = {
      ...store.port,
      readSettings: () => Promise.resolve({ published: null, audience: 'nobody' as const, limitsPrices: true }),
    };
    await publishPending(unreadable, options(store));
    expect([store.commits, store.manifest?.settings]).toEqual([2, { synonyms: [['mug', 'cup']] }]);
  });

  it('returns at once while another publisher holds the lease', async () => {
    const store = storeWith(1, '');
    await store.port.acquireLease();
    expect(await publishPending(store.port, options(store))).toBe(false);
    store.clock += 61_000;
    expect(await publishPending(store.port, options(store))).toBe(true);
  });
});
