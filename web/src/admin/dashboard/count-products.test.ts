import { describe, expect, it } from 'vitest';
import type { Lead } from '../../data/leads/lead-view';
import { countProducts } from './count-products';

const order = (productrequest: string, productId: string | null, change: object = {}): Lead =>
  ({ kind: 'order', status: 'new', productrequest, productId, ...change }) as Lead;

const counted = (orders: readonly Lead[], most = 5) =>
  countProducts(orders, most).map(({ id, title, orders: of }) => ({ id, title, count: of.length }));

describe('countProducts', () => {
  it('counts by product id, else by title, most requested first', () => {
    const orders = [order('Mug', 'm'), order('Lamp', null), order('Old mug', 'm'), order('Lamp', null), order('Mug', 'm')];
    expect(counted(orders)).toEqual([
      { id: 'm', title: 'Mug', count: 3 },
      { id: null, title: 'Lamp', count: 2 },
    ]);
  });

  it('counts every product of a basket, each once per order', () => {
    const line = (productId: string | null, title: string) => ({ productId, title });
    const lines = [line('m', 'Mug'), line('b', 'Bottle'), line('m', 'Mug'), line(null, 'Lamp')];
    const basket = order('Mug and 3 more', 'm', { lines });
    const bottle = order('Bottle', 'b');
    expect(counted([basket, bottle])).toEqual([
      { id: 'b', title: 'Bottle', count: 2 },
      { id: null, title: 'Lamp', count: 1 },
      { id: 'm', title: 'Mug', count: 1 },
    ]);
    expect(countProducts([basket, bottle], 1)).toMatchObject([{ orders: [basket, bottle] }]);
  });

  it('leaves out orders without a product, spam and merged ones, and keeps to the limit', () => {
    const others = [order('', null), order('C', 'c', { status: 'spam' }), order('D', 'd', { status: 'merged' })];
    expect(counted([...others, order('A', 'a'), order('B', 'b')], 1)).toEqual([{ id: 'a', title: 'A', count: 1 }]);
    expect(counted(others)).toEqual([]);
  });
});
