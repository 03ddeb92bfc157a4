import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../data/product-row';
import { undoJob } from '../batch/job';
import { priceChange, readAmount } from './price-change';
import { selectionJob } from './selection-job';

const row = (change: Partial<ProductRow>): ProductRow =>
  ({
    id: 'a',
    title: 'A',
    revision: 3,
    price: 100,
    discountedPrice: null,
    live: true,
    stock: true,
    categoryId: null,
    ...change,
  }) as ProductRow;

describe('priceChange', () => {
  it('sets the price, and drops a discounted price above it', () => {
    expect(priceChange(row({}), 'set', 80)).toEqual({ price: 80 });
    expect(priceChange(row({ discountedPrice: 90 }), 'set', 80)).toEqual({ price: 80, discountedPrice: null });
  });

  it('raises and lowers both prices by a percentage, to the cent', () => {
    expect(priceChange(row({ price: 99.99, discountedPrice: 50 }), 'raise', 5)).toEqual({
      price: 104.99,
      discountedPrice: 52.5,
    });
    expect(priceChange(row({ price: 200 }), 'lower', 12.5)).toEqual({ price: 175 });
  });

  it('leaves a product on request without a price', () => {
    expect(priceChange(row({ price: null }), 'raise', 5)).toEqual({});
  });
});

describe('readAmount', () => {
  it('reads amounts and percentages as people type them, and refuses what cannot be used', () => {
    expect(readAmount('set', ' ₹1,250.50 ')).toBe(1250.5);
    expect(readAmount('raise', '5 %')).toBe(5);
    for (const typed of ['', 'cheap', '-5']) expect(readAmount('set', typed)).toBeNull();
    expect(readAmount('lower', '101')).toBeNull();
  });
});

describe('selectionJob', () => {
  const stamp = { at: 1, newId: () => 'job' };

  it('has a step for each changed row only, and the step that reverts it', () => {
    const rows = [row({ id: 'a' }), row({ id: 'b', price: 80 })];
    const job = selectionJob('Set the price', rows, (one) => priceChange(one, 'set', 80), stamp);
    expect(job.steps).toEqual([{ id: 'a', title: 'A', base: 3, change: { price: 80 }, outcome: 'waiting' }]);
    const done = { ...job, steps: job.steps.map((step) => ({ ...step, outcome: 'written' as const })) };
    expect(undoJob(done, 2, stamp.newId).steps).toEqual([
      { id: 'a', title: 'A', base: 4, change: { price: 100 }, outcome: 'waiting' },
    ]);
  });

  it('restores what it deletes', () => {
    const job = selectionJob('Delete', [row({})], () => ({ deleted: true }), stamp);
    expect(job.undo[0]?.change).toEqual({ deleted: false });
  });
});

describe('selectionJob with facts', () => {
  it('changes the minimum quantity where it differs, and restores what the row showed', () => {
    const rows = [row({ id: 'a', facets: { minimumQuantity: 50 } }), row({ id: 'b', facets: { minimumQuantity: 25 } })];
    const job = selectionJob('x', rows, () => ({ facts: { minimumQuantity: 50 } }), { at: 1, newId: () => 'n' });
    expect(job.steps).toMatchObject([{ id: 'b', base: 3, change: { facts: { minimumQuantity: 50 } } }]);
    expect(job.undo).toMatchObject([{ id: 'b', base: 4, change: { facts: { minimumQuantity: 25 } } }]);
  });
});
