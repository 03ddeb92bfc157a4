import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../data/product-row';
import type { ProductEdits } from './cell-edits';
import { createCellStore } from './cell-store';
import type { CellPort } from './cell-store';
import { withEdits } from './cell-state';
import { cellValuesOf, withCellChange } from './cell-values';
import type { CellChange } from './cell-values';

const ROW = {
  ...{ id: 'mug', title: 'Mug', revision: 1, price: 100, discountedPrice: null, stock: true, live: true, categoryId: null },
  ...{ sku: null, picture: null, addedDate: 1, updatedAt: 1 },
} as ProductRow;

/** One product on a server with optimistic locking, and the device's storage. */
class Server {
  stored = ROW;
  entries = new Set<string>();
  kept = new Map<string, ProductEdits>();
  isOnline = true;
  refused = 0;
  /** Edits that a later page load would send. */
  private waiting: (() => void)[] = [];
  private next = 0;

  readonly port: CellPort = {
    newId: () => `write-${(this.next += 1)}`,
    send: async ({ base }, change, writeId) => {
      if (!this.isOnline) await new Promise<void>((resolve) => this.waiting.push(resolve));
      if (this.stored.revision !== base) {
        this.refused += 1;
        return 'conflict';
      }
      this.stored = { ...withCellChange(this.stored, change), revision: base + 1 };
      this.entries.add(writeId);
      return 'written';
    },
    outcomeOfEarlier: (writeId) => Promise.resolve(this.entries.has(writeId) ? 'written' : 'conflict'),
    read: () => Promise.resolve({ cells: cellValuesOf(this.stored), revision: this.stored.revision }),
    keep: (id, edits) => {
      if (edits) this.kept.set(id, edits);
      else this.kept.delete(id);
      return Promise.resolve();
    },
    readKept: () => Promise.resolve([...this.kept.values()]),
  };

  reconnect(): void {
    this.isOnline = true;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  colleague(change: CellChange): void {
    this.stored = { ...withCellChange(this.stored, change), revision: this.stored.revision + 1 };
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp() {
  const server = new Server();
  const store = createCellStore(server.port);
  const shown = () => withEdits(server.stored, store.get());
  return { server, store, shown };
}

describe('the cell store', () => {
  it('shows an edit at once, saves it and undoes it', async () => {
    const { server, store, shown } = setUp();
    const saving = store.edit(shown(), 'price', { price: 120 });
    expect(shown().price).toBe(120);
    await saving;
    expect(server.stored).toMatchObject({ price: 120, revision: 2 });
    expect(server.kept.size).toBe(0);
    await store.undo(shown);
    expect(server.stored).toMatchObject({ price: 100, revision: 3 });
    expect(await store.undo(shown)).toBeNull();
  });

  it('keeps edits made offline and sends them in order', async () => {
    const { server, store, shown } = setUp();
    server.isOnline = false;
    void store.edit(shown(), 'price', { price: 120 });
    await settled();
    void store.edit(shown(), 'stock', { stock: false });
    await settled();
    expect(server.kept.get('mug')?.mine).toEqual({ price: 120, stock: false });
    expect(shown()).toMatchObject({ price: 120, stock: false });
    server.reconnect();
    await settled();
    expect(server.stored).toMatchObject({ price: 120, stock: false, revision: 3 });
    expect(server.kept.size).toBe(0);
  });

  it('sends stored edits at a later page load, merged with a colleague’s changes', async () => {
    const first = setUp();
    first.server.isOnline = false;
    void first.store.edit(first.shown(), 'price', { price: 120 });
    await settled();
    first.server.isOnline = true;
    first.server.colleague({ title: 'Theirs' });
    const later = createCellStore(first.server.port);
    await later.resume();
    await settled();
    expect(first.server.stored).toMatchObject({ price: 120, title: 'Theirs', revision: 3 });
    expect(first.server.kept.size).toBe(0);
  });

  it('shows in an open tab what became of an edit that a closed one left: written, or asked about', async () => {
    for (const [theirs, price] of [
      [{ title: 'Theirs' }, 120],
      [{ price: 90 }, 90],
    ] as const) {
      const closed = setUp();
      const { server } = closed;
      const open = createCellStore(server.port);
      await open.resume();
      server.isOnline = false;
      void closed.store.edit(closed.shown(), 'price', { price: 120 });
      await settled();
      server.isOnline = true;
      server.colleague(theirs);
      const writeId = server.kept.get('mug')?.sent?.writeId ?? '';
      expect(await open.settleEarlier('mug', 'another write', 'conflict')).toBe(false);
      expect(open.get().edits.size).toBe(0);
      expect(await open.settleEarlier('mug', writeId, 'conflict')).toBe(true);
      await settled();
      expect(server.stored.price).toBe(price);
      expect(open.get().edits.get('mug')?.theirs).toEqual(price === 90 ? { price: 90 } : undefined);
    }
  });

  it('takes an outcome that is heard twice once: what was typed since is sent once', async () => {
    const first = setUp();
    const { server } = first;
    server.isOnline = false;
    void first.store.edit(first.shown(), 'price', { price: 120 });
    await settled();
    server.isOnline = true;
    server.colleague({ title: 'Theirs' });
    const writeId = server.kept.get('mug')?.sent?.writeId ?? '';
    const later = createCellStore(server.port);
    await Promise.all([later.resume(), later.settleEarlier('mug', writeId, 'conflict')]);
    await settled();
    expect(server.stored).toMatchObject({ price: 120, title: 'Theirs', revision: 3 });
    expect(server.kept.size).toBe(0);
  });

  it('reads the stored product if the outcome of an edit is not known', async () => {
    const first = setUp();
    first.server.isOnline = false;
    void first.store.edit(first.shown(), 'price', { price: 120 });
    await settled();
    first.server.isOnline = true;
    first.server.colleague({ price: 120 });
    const later = createCellStore({ ...first.server.port, outcomeOfEarlier: () => Promise.resolve(null) });
    await later.resume();
    await settled();
    expect(first.server.stored).toMatchObject({ price: 120, revision: 2 });
    expect(first.server.kept.size).toBe(0);
  });

  it('asks when a colleague changed the same cell first', async () => {
    const { server, store, shown } = setUp();
    const row = shown();
    server.colleague({ price: 90 });
    await store.edit(row, 'price', { price: 120 });
    expect(store.get().edits.get('mug')?.theirs).toEqual({ price: 90 });
    expect(server.stored.price).toBe(90);
    await store.resolve('mug', 'price', 'mine');
    expect(server.stored.price).toBe(120);
  });

  it('gives the row the revision of the pending write, on which a bulk change is based', async () => {
    const { server, store, shown } = setUp();
    server.isOnline = false;
    void store.edit(shown(), 'price', { price: 120 });
    await settled();
    expect(shown()).toMatchObject({ price: 120, revision: 2 });
    void store.edit(shown(), 'stock', { stock: false });
    await settled();
    server.reconnect();
    await settled();
    expect(server.stored).toMatchObject({ price: 120, stock: false, revision: 3 });
    expect(server.refused).toBe(0);
  });

  it('undoes nothing that a colleague has changed since', async () => {
    const { server, store, shown } = setUp();
    await store.edit(shown(), 'price', { price: 120 });
    server.colleague({ price: 90 });
    expect(await store.undo(shown)).toMatchObject({ isDone: false });
    expect(server.stored.price).toBe(90);
  });

  it('undo discards an edit with an open conflict', async () => {
    const { server, store, shown } = setUp();
    const row = shown();
    server.colleague({ price: 90 });
    await store.edit(row, 'price', { price: 120 });
    expect(await store.undo(shown)).toMatchObject({ isDone: true });
    expect(server.stored).toMatchObject({ price: 90, revision: 2 });
    expect(server.kept.size).toBe(0);
  });

  it('reports an edit that was refused, and sends it again on request', async () => {
    const { server, store, shown } = setUp();
    const { send } = server.port;
    server.port.send = () => Promise.resolve('refused');
    await store.edit(shown(), 'live', { live: false });
    expect(store.get().edits.get('mug')).toMatchObject({ isRefused: true, mine: { live: false } });
    server.port.send = send;
    await store.retry('mug');
    expect(server.stored.live).toBe(false);
  });

  it('ends with the last typed values under random network faults and edits of a colleague', async () => {
    const action = fc.oneof(
      fc.record({
        kind: fc.constant('edit' as const),
        change: fc.constantFrom<CellChange>({ price: 1 }, { price: 2 }, { stock: false }),
      }),
      fc.constantFrom({ kind: 'offline' as const }, { kind: 'online' as const }, { kind: 'colleague' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const { server, store, shown } = setUp();
        const typed: CellChange = {};
        for (const one of actions) {
          if (one.kind === 'offline') server.isOnline = false;
          else if (one.kind === 'online') server.reconnect();
          else if (one.kind === 'colleague') server.colleague({ title: `Theirs ${server.stored.revision}` });
          else {
            const [name] = Object.keys(one.change) as ('price' | 'stock')[];
            if (name) void store.edit(shown(), name, one.change);
            Object.assign(typed, one.change);
          }
          await Promise.resolve();
        }
        server.reconnect();
        await settled();
        expect(server.stored).toMatchObject(typed);
        expect(server.kept.size).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
