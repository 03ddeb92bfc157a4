import type { ProductOption } from '@catalogue/contract/product-fields';
import { describe, expect, it } from 'vitest';
import { applySelection, optionGroups, readSelection, toggleOption } from './select-options';

const option = (kind: ProductOption['kind'], name: string, more: Partial<ProductOption> = {}): ProductOption => ({
  ...{ kind, name, swatch: null, sku: null, price: null, stock: true, imageName: null },
  ...more,
});
const BLACK = option('colour', 'Black', { sku: 'X-BLK' });
const RED = option('colour', 'Red', { stock: false });
const LARGE = option('capacity', '750 ml', { price: 495 });
const ALL = [LARGE, BLACK, RED];
const OFFER = {
  ...{ sku: 'X', price: 560, discountedPrice: 420, stock: true },
  priceBreaks: [
    { from: 50, price: 420 },
    { from: 250, price: 400 },
    { from: 1_000, price: null },
  ],
};

describe('options', () => {
  it('are grouped by kind, colours first', () => {
    expect(optionGroups(ALL)).toEqual([
      ['colour', [BLACK, RED]],
      ['capacity', [LARGE]],
    ]);
  });

  it('live in the URL', () => {
    const query = toggleOption(toggleOption(new URLSearchParams('q=1'), BLACK), LARGE);
    expect(query.toString()).toBe('q=1&colour=Black&capacity=750+ml');
    expect(readSelection(ALL, query)).toEqual({ colour: BLACK, capacity: LARGE });
    expect(readSelection(ALL, toggleOption(query, BLACK))).toEqual({ capacity: LARGE });
    expect(readSelection(ALL, new URLSearchParams('colour=Pink&size=L'))).toEqual({});
  });

  it('change item number, stock and all prices', () => {
    expect(applySelection(OFFER, {})).toEqual(OFFER);
    expect(applySelection(OFFER, { colour: BLACK, capacity: LARGE })).toEqual({
      ...{ sku: 'X-BLK', price: 635, discountedPrice: 495, stock: true },
      priceBreaks: [
        { from: 50, price: 495 },
        { from: 250, price: 475 },
        { from: 1_000, price: null },
      ],
    });
    expect(applySelection(OFFER, { colour: RED }).stock).toBe(false);
    expect(
      applySelection({ ...OFFER, price: null, discountedPrice: null, priceBreaks: [] }, { capacity: LARGE }).price,
    ).toBeNull();
  });
});
