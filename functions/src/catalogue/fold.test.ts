import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANGES_OVERLAP_MS, MAX_REMOVED_LISTED } from '@catalogue/contract/entities/catalogue';
import type { CatalogueMeta } from '@catalogue/contract/entities/catalogue';
import { TRASH_DAYS } from '@catalogue/contract/limits';
import type { Change, Path } from './entry';
import { changeOf, millisOf } from './entry';
import type { Effect } from './fold';
import { fold, withoutOldTraces } from './fold';
import { nextMeta } from './meta';
import { changesToMatch } from './reconcile';
import { productFields } from '../../../tests/fixtures/product-fields';

const IDS = ['a', 'b'] as const;
const pathTo = (id: string): Path => `products/${id}`;
const MINUTE = 60_000_000;

type Fields = Record<string, unknown>;
type Version = { at: number; fields: Fields };

/** What can happen to the collection, to the messages about it, to the snapshot, and to a device that follows it. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      id: fc.constantFrom(...IDS),
      to: fc.constantFrom('live', 'hidden', 'trash', 'gone'),
      title: fc.constantFrom('One', 'Two', 'Three'),
      minutesLater: fc.constantFrom(0.001, 0.1, 1, 4, 7),
    }),
  },
  {
    weight: 4,
    // Any of the messages still under way, in any order, some twice; a crash loses the work but no message.
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      which: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
      crashes: fc.boolean(),
      repeats: fc.boolean(),
    }),
  },
  // A message is lost for good; never two about one document.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rebuild' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync' as const) }) },
);

class World {
  clock = Date.UTC(2026, 0, 1) * 1_000;
  readonly collection = new Map<string, Version>();
  underWay: Change[] = [];
  readonly lost = new Set<Path>();
  entries = new Map<Path, { at: number; content: Change['content'] }>();
  meta: CatalogueMeta | null = null;
  readonly device = new Map<Path, { at: number; title: string }>();
  known: CatalogueMeta | null = null;

  write(id: string, wanted: string, title: string, minutesLater: number): void {
    const before = this.collection.get(id);
    // Only the trash is emptied, and not before it has been there for thirty nights, each with a rebuild.
    const to = wanted === 'gone' && before?.fields.deletedAt === null ? 'trash' : wanted;
    if (to === 'gone') this.rebuild();
    this.clock += minutesLater * MINUTE;
    const fields = productFields({
      title,
      live: to !== 'hidden',
      deletedAt: to === 'trash' ? 1 : null,
      updatedAt: millisOf(this.clock),
    });
    if (to === 'gone') this.collection.delete(id);
    else this.collection.set(id, { at: this.clock, fields });
    this.underWay.push(changeOf(pathTo(id), this.clock, to === 'gone' ? undefined : fields, before?.fields));
  }

  lose(which: number): void {
    const message = this.underWay[which % this.underWay.length];
    if (message === undefined || this.lost.has(message.path)) return;
    this.lost.add(message.path);
    this.underWay = this.underWay.filter((one) => one !== message);
  }

  deliver(changes: readonly Change[], crashes = false): void {
    const { entries, effects } = fold(this.entries, changes);
    if (!crashes) this.store(entries, effects);
  }

  rebuild(): void {
    this.clock += 1;
    const reading = {
      readAt: this.clock,
      changes: [...this.collection].map(([id, { at, fields }]) => changeOf(pathTo(id), at, fields)),
    };
    const none = { readAt: this.clock, changes: [] };
    const { entries, effects } = fold(
      this.entries,
      changesToMatch(this.entries, { products: reading, categories: none, banners: none }),
    );
    this.store(withoutOldTraces(entries, this.clock), effects);
  }

  private store(entries: World['entries'], effects: readonly Effect[]): void {
    this.entries = entries;
    if (effects.length > 0 || this.meta === null) this.meta = nextMeta(this.meta, effects, millisOf(this.clock) + 1);
  }

  /** What a device does on a visit: DESIGN §2.1, step 3. */
  sync(): void {
    if (this.meta === null || this.known?.version === this.meta.version) return;
    if (this.known === null || this.known.asOf < this.meta.removedSince) {
      this.device.clear();
      for (const [path, title] of this.snapshot()) this.device.set(path, { at: this.entries.get(path)?.at ?? 0, title });
    } else {
      const since = this.known.asOf - CHANGES_OVERLAP_MS;
      for (const [path, title] of this.truth()) {
        const at = this.collection.get(path.slice('products/'.length))?.at ?? 0;
        if (millisOf(at) > since) this.device.set(path, { at, title });
      }
      for (const { id, at } of this.meta.removed)
        if (millisOf(this.device.get(pathTo(id))?.at ?? Infinity) <= at) this.device.delete(pathTo(id));
    }
    this.known = this.meta;
  }

  /** What visitors may see of the collection. */
  truth(): Map<Path, string> {
    const shown = [...this.collection].filter(([, { fields }]) => fields.live === true && fields.deletedAt === null);
    return new Map(shown.map(([id, { fields }]): [Path, string] => [pathTo(id), String(fields.title)]).sort());
  }

  snapshot(): Map<Path, string> {
    const shown = [...this.entries].flatMap(([path, { content }]): [Path, string][] =>
      content?.noun === 'products' ? [[path, content.summary.title]] : [],
    );
    return new Map(shown.sort());
  }

  held(): Map<Path, string> {
    return new Map([...this.device].map(([path, { title }]): [Path, string] => [path, title]).sort());
  }
}

describe('the fold', () => {
  it('makes snapshot and devices equal to the collection, whatever order, repetition, crash or loss there was', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
        const world = new World();
        for (const one of steps) {
          if (one.kind === 'write') world.write(one.id, one.to, one.title, one.minutesLater);
          if (one.kind === 'sync') world.sync();
          if (one.kind === 'rebuild') world.rebuild();
          if (one.kind === 'lose') world.lose(one.which);
          if (one.kind === 'deliver') {
            const chosen = [...new Set(one.which.map((which) => world.underWay[which % world.underWay.length]))].filter(
              (change) => change !== undefined,
            );
            world.deliver(one.repeats ? [...chosen, ...chosen] : chosen, one.crashes);
            if (!one.crashes && !one.repeats) world.underWay = world.underWay.filter((change) => !chosen.includes(change));
          }
        }
        world.deliver(world.underWay);
        if (world.lost.size > 0) world.rebuild();
        expect(world.snapshot()).toEqual(world.truth());
        world.sync();
        expect(world.held()).toEqual(world.truth());
      }),
      { numRuns: 1_000 },
    );
  });

  it('comes to the same in any order and grouping', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), fc.nat(), (steps, seed) => {
        const world = new World();
        for (const one of steps) if (one.kind === 'write') world.write(one.id, one.to, one.title, one.minutesLater);
        const shuffled = world.underWay.map((change, index) => ({ change, key: (index * 7_919 + seed) % 104_729 }));
        shuffled.sort((one, other) => one.key - other.key);
        const atOnce = fold(new Map(), world.underWay).entries;
        const oneByOne = shuffled.reduce<World['entries']>((entries, { change }) => fold(entries, [change]).entries, new Map());
        expect(new Map([...oneByOne].sort())).toEqual(new Map([...atOnce].sort()));
      }),
    );
  });

  it('says nothing changed when nothing did', () => {
    const change = changeOf(pathTo('a'), 1, productFields());
    const { entries } = fold(new Map(), [change]);
    expect(fold(entries, [change]).effects).toEqual([]);
    // A private edit: a newer time, the same for visitors but for the time.
    const hidden = changeOf(pathTo('b'), 1, productFields({ live: false }));
    expect(fold(entries, [hidden]).effects).toEqual([]);
  });
});

describe('meta/catalogue', () => {
  const meta: CatalogueMeta = { version: 10, asOf: 1_000_000, removedSince: 0, removed: [] };
  const removal = (id: string, at: number): Effect => ({ kind: 'removed', path: pathTo(id), at: at * 1_000 });

  it('lists a bounded number of removals and says since when it lists all', () => {
    const effects = Array.from({ length: MAX_REMOVED_LISTED + 3 }, (_, index) => removal(`p${index}`, 2_000_000 + index));
    const next = nextMeta(meta, effects, 3_000_000);
    expect(next.removed).toHaveLength(MAX_REMOVED_LISTED);
    expect(next.removed.at(-1)?.at).toBe(2_000_003);
    expect(next.removedSince).toBe(2_000_002 + CHANGES_OVERLAP_MS);
    // A copy made now is not too old.
    expect(next.asOf).toBeGreaterThanOrEqual(next.removedSince);
  });

  it('forgets removals older than the trash keeps, and moves removedSince past them', () => {
    const old = nextMeta(meta, [removal('a', 2_000_000)], 2_000_001);
    const later = 2_000_001 + TRASH_DAYS * 86_400_000;
    const next = nextMeta(old, [removal('b', later)], later);
    expect(next.removed.map(({ id }) => id)).toEqual(['b']);
    expect(next.removedSince).toBe(2_000_000 + CHANGES_OVERLAP_MS);
  });

  it('takes what came back off the list', () => {
    const removed = nextMeta(meta, [removal('a', 2_000_000)], 2_000_001);
    const { content } = changeOf(pathTo('a'), 1, productFields());
    if (content === null) throw new Error('The sample is not public');
    const restored = nextMeta(removed, [{ kind: 'shown', path: pathTo('a'), at: 2_100_000_000, content }], 2_100_001);
    expect(restored.removed).toEqual([]);
    expect(restored.version).toBe(12);
  });

  it('starts every copy over when a change comes later than copies ask back for', () => {
    const next = nextMeta(meta, [removal('a', meta.asOf - CHANGES_OVERLAP_MS)], 5_000_000);
    expect(next).toEqual({ version: 11, asOf: 5_000_000, removedSince: 5_000_000, removed: [] });
  });
});
