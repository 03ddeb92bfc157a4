import { describe, expect, it } from 'vitest';
import type { Lead } from '../../lib/lead-view';
import { countProducts } from './count-products';

const order = (productrequest: string, productId: string | null): Lead =>
  ({ kind: 'order', productrequest, productId }) as Lead;

describe('countProducts', () => {
  it('counts by product id, else by title, most asked first', () => {
    const orders = [order('Mug', 'm'), order('Lamp', null), order('Old mug', 'm'), order('Lamp', null), order('Mug', 'm')];
    expect(countProducts(orders, 5)).toEqual([
      { id: 'm', title: 'Mug', count: 3 },
      { id: null, title: 'Lamp', count: 2 },
    ]);
  });

  it('leaves out orders without a product and keeps to the limit', () => {
    expect(countProducts([order('', null), order('A', 'a'), order('B', 'b')], 1)).toEqual([{ id: 'a', title: 'A', count: 1 }]);
  });
});
