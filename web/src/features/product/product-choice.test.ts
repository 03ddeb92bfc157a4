import type { ProductOption } from '@catalogue/contract/product-fields';
import { describe, expect, it } from 'vitest';
import { applySelection, chosenOf, optionGroups, readSelection, toggleOption } from './product-choice';

const option = (kind: ProductOption['kind'], name: string, more: Partial<ProductOption> = {}): ProductOption => ({
  ...{ kind, name, swatch: null, sku: null, price: null, stock: true, imageName: null },
  ...more,
});
const BLACK = option('colour', 'Black', { sku: 'X-BLK' });
const RED = option('colour', 'Red', { stock: false });
const LARGE = option('capacity', '750 ml', { price: 495 });
const ALL = [LARGE, BLACK, RED];
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

  it('change item number and stock', () => {
    const base = { sku: 'X', stock: true };
    expect(applySelection(base, {})).toEqual(base);
    expect(applySelection(base, { colour: BLACK, capacity: LARGE })).toEqual({ sku: 'X-BLK', stock: true });
    expect(applySelection(base, { colour: RED }).stock).toBe(false);
  });

  it('are data in the order they are shown', () => {
    expect(chosenOf({ capacity: LARGE, colour: BLACK })).toEqual([
      { kind: 'colour', name: 'Black' },
      { kind: 'capacity', name: '750 ml' },
    ]);
  });
});
