import { NO_FACTS } from '@catalogue/contract/product-fields';
import { isFalling, priceOf } from '@catalogue/contract/prices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../data/product-row';
import { undoOf } from '../../data/pending-writes/pending-write';
import { keepsRatio, PRICE_MODES, priceChange, readAmount, readPriceChange, ROUNDINGS } from './price-change';
import { selectionWrite } from './selection-write';

const row = (change: Partial<ProductRow>): ProductRow =>
  ({
    id: 'a',
    title: 'A',
    sku: 'A-1',
    revision: 3,
    price: 100,
    discountedPrice: null,
    live: true,
    stock: true,
    categoryId: null,
    ...change,
  }) as ProductRow;

describe('priceChange', () => {
  const option = (name: string, price: number | null) =>
    ({ kind: 'size', name, swatch: null, sku: null, price, stock: true, imageName: null }) as const;
  const priced = row({
    discountedPrice: 90,
    facts: {
      ...NO_FACTS,
      priceBreaks: [
        { from: 50, price: 90 },
        { from: 250, price: 80.05 },
        { from: 1000, price: null },
      ],
      options: [option('S', null), option('XL', 110)],
    },
  });

  it('raises the price that each quantity and option really costs', () => {
    const { price = null, discountedPrice = null, facts } = priceChange(priced, 'raise', 5);
    const raised = { price, discountedPrice, priceBreaks: facts?.priceBreaks ?? [] };
    expect([1, 50, 250, 1000].map((quantity) => priceOf({ ...raised, options: [], gstRate: null }, [], quantity).unit)).toEqual(
      [9450, 9450, 8405, null],
    );
    expect(facts?.options?.map((one) => one.price)).toEqual([null, 115.5]);
  });

  it('keeps the ratio of all prices to a price that is set', () => {
    const { price, discountedPrice, facts } = priceChange(priced, 'set', 50);
    expect([price, discountedPrice]).toEqual([50, 45]);
    expect(facts?.priceBreaks?.map((step) => step.price)).toEqual([45, 40.03, null]);
    expect(facts?.options?.map((one) => one.price)).toEqual([null, 55]);
  });

  it('leaves no quantity price and no discounted price above a price that is set for the first time', () => {
    const first = { ...priced, price: null };
    expect(keepsRatio(first, 'set')).toBe(false);
    const { price, discountedPrice, facts } = priceChange(first, 'set', 85);
    expect([price, discountedPrice]).toEqual([85, null]);
    expect(facts?.priceBreaks?.map((step) => step.price)).toEqual([85, 80.05, null]);
  });

  it('never changes the order of quantity prices', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 });
    const modes = fc.constantFrom(...PRICE_MODES);
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 100_000 }),
        modes,
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...ROUNDINGS),
        (all, old, mode, n, rounding) => {
          const priceBreaks = [...all].sort((a, b) => b - a).map((cents, index) => ({ from: index + 1, price: cents / 100 }));
          const { price, facts } = priceChange(
            row({ price: old / 100, facts: { ...NO_FACTS, priceBreaks } }),
            mode,
            n,
            rounding,
          );
          expect(isFalling(facts?.priceBreaks ?? [])).toBe(true);
          if (mode === 'set') for (const step of facts?.priceBreaks ?? []) expect(step.price).toBeLessThanOrEqual(price ?? 0);
        },
      ),
    );
  });

  it('raises and lowers both prices by a percentage, to the cent', () => {
    expect(priceChange(row({ price: 99.99, discountedPrice: 50 }), 'raise', 5)).toEqual({
      price: 104.99,
      discountedPrice: 52.5,
    });
    expect(priceChange(row({ price: 200 }), 'lower', 12.5)).toEqual({ price: 175 });
  });

  it.each([
    ['none', 418.95],
    ['rupee', 419],
    ['five', 420],
    ['ten', 420],
    ['nine', 419],
  ] as const)('rounds a computed price (%s)', (rounding, price) => {
    expect(priceChange(row({ price: 399 }), 'raise', 5, rounding)).toEqual({ price });
  });

  it('rounds neither to 0 nor a discount away', () => {
    expect(priceChange(row({ price: 2 }), 'lower', 10, 'ten')).toEqual({ price: 1.8 });
    expect(priceChange(row({ price: 100, discountedPrice: 99 }), 'raise', 5, 'five')).toEqual({
      price: 105,
      discountedPrice: 103.95,
    });
  });

  it('leaves a product on request without a price', () => {
    expect(priceChange(row({ price: null }), 'raise', 5)).toEqual({});
  });
});

describe('readPriceChange', () => {
  it('takes a signed percentage in every mode, and plain numbers in theirs', () => {
    expect(readPriceChange('set', '+5%')).toEqual({ mode: 'raise', amount: 5 });
    expect(readPriceChange('raise', '-2.5 %')).toEqual({ mode: 'lower', amount: 2.5 });
    expect(readPriceChange('set', '420')).toEqual({ mode: 'set', amount: 420 });
    for (const typed of ['+%', '-101%', '+5']) expect(readPriceChange('set', typed)?.mode ?? null).not.toBe('raise');
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

describe('selectionWrite', () => {
  const stamp = { at: 1, newId: () => 'job' };

  it('has a step for each changed row only, and the step that reverts it', () => {
    const rows = [row({ id: 'a' }), row({ id: 'b', price: 80 })];
    const write = selectionWrite('Set the price', rows, (one) => priceChange(one, 'set', 80), stamp);
    expect(write.steps).toMatchObject([
      { id: 'a', title: 'A', sku: 'A-1', base: 3, change: { price: 80 }, outcome: 'waiting' },
    ]);
    const done = { ...write, steps: write.steps.map((step) => ({ ...step, outcome: 'written' as const })) };
    expect(undoOf(done, 2, stamp.newId).steps).toMatchObject([
      { id: 'a', title: 'A', sku: 'A-1', base: 4, change: { price: 100 }, outcome: 'waiting' },
    ]);
  });

  it('restores what it deletes', () => {
    const write = selectionWrite('Delete', [row({})], () => ({ deleted: true }), stamp);
    expect(write.undo[0]?.change).toEqual({ deleted: false });
  });
});

describe('selectionWrite with facts', () => {
  it('restores quantity prices', () => {
    const priceBreaks = [{ from: 50, price: 90 }];
    const rows = [row({ facts: { ...NO_FACTS, priceBreaks } })];
    const write = selectionWrite('x', rows, (one) => priceChange(one, 'raise', 10), { at: 1, newId: () => 'n' });
    expect(write.steps[0]?.change).toEqual({ price: 110, facts: { priceBreaks: [{ from: 50, price: 99 }] } });
    expect(write.undo[0]?.change).toEqual({ price: 100, facts: { priceBreaks } });
  });

  it('changes the minimum quantity where it differs, and restores what the row showed', () => {
    const rows = [row({ id: 'a', facets: { minimumQuantity: 50 } }), row({ id: 'b', facets: { minimumQuantity: 25 } })];
    const write = selectionWrite('x', rows, () => ({ facts: { minimumQuantity: 50 } }), { at: 1, newId: () => 'n' });
    expect(write.steps).toMatchObject([{ id: 'b', base: 3, change: { facts: { minimumQuantity: 50 } } }]);
    expect(write.undo).toMatchObject([{ id: 'b', base: 4, change: { facts: { minimumQuantity: 25 } } }]);
  });
});
