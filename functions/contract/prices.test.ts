import { describe, expect, it } from 'vitest';
import { lowestPrice, makesPricesCross, unitPriceAt } from './prices';

const product = {
  price: 560,
  discountedPrice: 420,
  priceBreaks: [
    { from: 50, price: 420 },
    { from: 250, price: 400 },
    { from: 1_000, price: null },
  ],
};

describe('unitPriceAt', () => {
  it.each([
    [1, 420],
    [50, 420],
    [249, 420],
    [250, 400],
    [1_000, null],
  ])('takes the break for %i pieces', (quantity, price) => {
    expect(unitPriceAt(product, quantity)).toBe(price);
  });

  it('falls back to the discounted price, then to the list price', () => {
    expect(unitPriceAt({ ...product, priceBreaks: [] }, 9)).toBe(420);
    expect(unitPriceAt({ price: 560, discountedPrice: null, priceBreaks: [] }, 9)).toBe(560);
    expect(unitPriceAt({ price: null, discountedPrice: null, priceBreaks: [] }, 9)).toBeNull();
  });
});

describe('lowestPrice', () => {
  it('ignores steps on request', () => {
    expect(lowestPrice(product)).toBe(400);
    expect(lowestPrice({ price: null, discountedPrice: null, priceBreaks: [{ from: 1, price: null }] })).toBeNull();
  });
});

describe('makesPricesCross', () => {
  const prices = (price: number | null, discountedPrice: number | null) => ({ price, discountedPrice });

  it.each([
    [prices(100, 101), true],
    [prices(100, 100), false],
    [prices(100, null), false],
    [prices(null, 100), false],
  ])('judges a new product with %o', (after, crosses) => {
    expect(makesPricesCross(after, null)).toBe(crosses);
  });

  it('leaves stored prices that cross until one of them changes', () => {
    expect(makesPricesCross(prices(100, 120), prices(100, 120))).toBe(false);
    expect(makesPricesCross(prices(100, 110), prices(100, 120))).toBe(true);
    expect(makesPricesCross(prices(90, 120), prices(100, 120))).toBe(true);
  });
});
