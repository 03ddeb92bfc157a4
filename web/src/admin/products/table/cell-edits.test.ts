import { describe, expect, it } from 'vitest';
import { accept, addEdit, cellsToSend, dropCell, rebase, resolve } from './cell-edits';
import type { ProductEdits } from './cell-edits';
import type { CellChange } from './cell-values';

const MUG = { id: 'mug', title: 'Mug', revision: 3 };
const typed = (change: CellChange, stored: CellChange, edits?: ProductEdits) => addEdit(edits, MUG, change, stored);
const sent = (edits: ProductEdits): ProductEdits => ({ ...edits, sent: { writeId: 'e', change: cellsToSend(edits) } });
const left = (edits: ProductEdits | null): ProductEdits => {
  if (edits === null) throw new Error('Nothing is left');
  return edits;
};

describe('cell edits', () => {
  it('send the values that differ from the stored ones', () => {
    const edits = typed({ price: 120 }, { price: 100 });
    expect(cellsToSend(edits)).toEqual({ price: 120 });
    expect(edits.base).toBe(3);
    expect(cellsToSend(typed({ price: 100 }, { price: 120 }, edits))).toEqual({});
  });

  it('wait for a pending write, and are based on it', () => {
    const first = sent(typed({ price: 120 }, { price: 100 }));
    const second = typed({ price: 130, title: 'Cup' }, { price: 120, title: 'Mug' }, first);
    expect(cellsToSend(second)).toEqual({});
    const next = left(accept(second));
    expect(cellsToSend(next)).toEqual({ price: 130, title: 'Cup' });
    expect(next).toMatchObject({ base: 4, before: { price: 120, title: 'Mug' } });
    expect(accept(sent(next))).toBeNull();
  });

  it('are rebased when a colleague changed other cells', () => {
    const rebased = left(rebase(sent(typed({ price: 120 }, { price: 100 })), { price: 100, title: 'Theirs' }, 9));
    expect(rebased).toMatchObject({ base: 9, sent: null, theirs: {} });
    expect(cellsToSend(rebased)).toEqual({ price: 120 });
  });

  it('are held back by a conflict in the same cell until it is settled', () => {
    const rebased = left(
      rebase(sent(typed({ price: 120, stock: false }, { price: 100, stock: true })), { price: 90, stock: true }, 9),
    );
    expect(rebased.theirs).toEqual({ price: 90 });
    expect(cellsToSend(rebased)).toEqual({});
    expect(cellsToSend(left(resolve(rebased, 'price', 'mine')))).toEqual({ price: 120, stock: false });
    expect(cellsToSend(left(resolve(rebased, 'price', 'theirs')))).toEqual({ stock: false });
  });

  it('are refused when they cross a price that a colleague set', () => {
    const edits = sent(typed({ price: 120, title: 'Cup' }, { price: 200, title: 'Mug' }));
    const rebased = left(rebase(edits, { price: 200, discountedPrice: 150, title: 'Mug' }, 9));
    expect(rebased.isRefused).toBe(true);
    expect(cellsToSend(rebased)).toEqual({});
    expect(cellsToSend(left(dropCell(rebased, 'price')))).toEqual({ title: 'Cup' });
    expect(cellsToSend(typed({ price: 160 }, { price: 200 }, rebased))).toEqual({ price: 160, title: 'Cup' });
    // Prices that crossed before hold nothing back.
    const titled = sent(typed({ title: 'Cup' }, { title: 'Mug' }));
    expect(left(rebase(titled, { price: 100, discountedPrice: 150, title: 'Mug' }, 9)).isRefused).toBe(false);
  });

  it('end when the colleague chose the same value', () => {
    expect(rebase(sent(typed({ price: 120 }, { price: 100 })), { price: 120 }, 9)).toBeNull();
  });

  it('a discarded cell leaves the others', () => {
    const edits = typed({ price: 120, live: false }, { price: 100, live: true });
    expect(cellsToSend(left(dropCell(edits, 'live')))).toEqual({ price: 120 });
    expect(dropCell(typed({ price: 120 }, { price: 100 }), 'price')).toBeNull();
  });
});
