import { describe, expect, it } from 'vitest';
import type { ProductChange, ProductStep } from './pending-write';
import { activityEntryOf } from './pending-writes';

const step = (change: ProductChange): ProductStep => ({
  ...{ noun: 'products', id: 'mug', title: 'Mug', base: 1, change, outcome: 'waiting' },
});

describe('the list of last changes', () => {
  const selection = { kind: 'selection', name: 'Delete 2 products' } as const;

  it('distinguishes a deletion from another change of the selected products', () => {
    expect(activityEntryOf(selection, [step({ deleted: true })])).toMatchObject({ action: 'deleted', title: 'Mug' });
    expect(activityEntryOf(selection, [step({ live: false })])).toMatchObject({ action: 'changed', title: 'Mug' });
  });

  it('names an import by its file, and an undo by the change that it reverts', () => {
    const steps = [step({ price: 12 })];
    expect(activityEntryOf({ kind: 'import', name: 'prices.csv' }, steps)).toMatchObject({
      action: 'imported',
      title: 'prices.csv',
    });
    expect(activityEntryOf({ kind: 'undo', name: selection.name }, steps)).toMatchObject({
      action: 'undone',
      title: selection.name,
    });
  });

  it('limits names to the length that the rules accept', () => {
    expect(activityEntryOf({ kind: 'import', name: 'x'.repeat(400) }, []).title).toHaveLength(120);
  });
});
