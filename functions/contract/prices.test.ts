import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPrice, makesPricesCross, priceOf, totalsOf, type ChosenOption, type PricedProduct } from './prices';

const product: PricedProduct = {
  price: 560,
  discountedPrice: 420,
  priceBreaks: [
    { from: 50, price: 420 },
    { from: 250, price: 400 },
    { from: 1_000, price: null },
  ],
  options: [
    { kind: 'colour', name: 'Teal', price: null },
    { kind: 'capacity', name: '750 ml', price: 495.5 },
  ],
  gstRate: 18,
};
const large: ChosenOption = { kind: 'capacity', name: '750 ml' };

describe('priceOf', () => {
  it.each([
    [1, 42_000],
    [50, 42_000],
    [249, 42_000],
    [250, 40_000],
    [1_000, null],
  ])('takes the break for %i pieces', (pieces, unit) => {
    expect(priceOf(product, [], pieces).unit).toBe(unit);
  });

  it('falls back to the discounted price, then to the list price', () => {
    expect(priceOf({ ...product, priceBreaks: [] }, [], 9)).toMatchObject({ unit: 42_000, before: 56_000, source: 'list' });
    expect(priceOf({ ...product, discountedPrice: null, priceBreaks: [] }, [], 9)).toMatchObject({
      unit: 56_000,
      before: null,
    });
    expect(priceOf({ ...product, price: null, discountedPrice: null, priceBreaks: [] }, [], 9)).toMatchObject({
      ...{ unit: null, total: null, gst: null },
    });
  });

  it('moves every price by the difference of a chosen option, in whole paise', () => {
    expect(priceOf(product, [large], 300)).toEqual({
      ...{ unit: 47_550, before: null, source: 'option', total: 14_265_000, gst: 2_567_700, gstRate: 18, next: null },
    });
    expect(priceOf(product, [{ kind: 'colour', name: 'Teal' }], 300).unit).toBe(40_000);
  });

  it('names the next cheaper break, and staff prices', () => {
    expect(priceOf(product, [large], 200).next).toEqual({ from: 250, unit: 47_550 });
    expect(priceOf({ ...product, pricesFor: 'staff' }, [], 1).source).toBe('staff');
    expect(priceOf(product, [], 250).source).toBe('tier');
  });

  it('sums up in whole paise for random prices and quantities', () => {
    const money = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((paise) => paise / 100));
    const drawn = fc.record({
      ...{ price: money, discountedPrice: money, gstRate: fc.option(fc.constantFrom(0, 5, 12, 18, 28)) },
      priceBreaks: fc.array(fc.record({ from: fc.integer({ min: 1, max: 9_999 }), price: money }), { maxLength: 4 }),
      options: fc.array(fc.record({ kind: fc.constant('size' as const), name: fc.constantFrom('S', 'M'), price: money }), {
        maxLength: 3,
      }),
    });
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 1_000_000 }), (one, pieces) => {
        const { unit, total, gst } = priceOf(one, [{ kind: 'size', name: 'S' }], pieces);
        for (const amount of [unit, total, gst]) expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
        expect(total).toBe(unit === null ? null : unit * pieces);
      }),
    );
  });
});

describe('totalsOf', () => {
  it('adds GST by rate, and counts lines without a price', () => {
    const lines = [{ total: 1_005, gstRate: 18 }, { total: 1_005, gstRate: 18 }, { total: 100, gstRate: 5 }, null];
    expect(totalsOf(lines)).toEqual({
      sum: 2_110,
      gst: [
        { rate: 5, amount: 5 },
        { rate: 18, amount: 362 },
      ],
      open: 1,
    });
  });
});

describe('lowestPrice', () => {
  it('ignores steps on request', () => {
    expect(lowestPrice(product)).toBe(40_000);
    expect(lowestPrice({ ...product, price: null, discountedPrice: null, priceBreaks: [{ from: 1, price: null }] })).toBeNull();
  });
});

describe('makesPricesCross', () => {
  const prices = (price: number | null, discountedPrice: number | null) => ({ price, discountedPrice });

  it.each([
    [prices(100, 101), true],
    [prices(100, 100), false],
    [prices(100, null), false],
    [prices(null, 100), false],
  ])('tells whether the prices of a new product cross: %o', (after, crosses) => {
    expect(makesPricesCross(after, null)).toBe(crosses);
  });

  it('leaves stored prices that cross until one of them changes', () => {
    expect(makesPricesCross(prices(100, 120), prices(100, 120))).toBe(false);
    expect(makesPricesCross(prices(100, 110), prices(100, 120))).toBe(true);
    expect(makesPricesCross(prices(90, 120), prices(100, 120))).toBe(true);
  });
});
