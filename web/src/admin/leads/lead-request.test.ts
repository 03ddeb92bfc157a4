import { describe, expect, it } from 'vitest';
import type { Lead } from '../../lib/lead-view';
import { leadValue, requestOf } from './lead-request';

const order = (change: object): Lead =>
  ({ kind: 'order', productrequest: 'Flask', productId: 'drk-02', quantity: 50, ...change }) as Lead;
const line = (title: string, quantity: number | null, price: number | null) => ({
  productId: `p-${title}`,
  title,
  quantity,
  price,
});
const flask = { price: 420, discountedPrice: 400 };

describe('what a lead asks for', () => {
  it('is the product of an order, and the first of several', () => {
    expect(requestOf(order({}))).toEqual({ title: 'Flask', others: 0, pieces: 50, productId: 'drk-02' });
    expect(requestOf(order({ lines: [line('Mug', 20, 99), line('Pen', 30, 9)] }))).toEqual({
      ...{ title: 'Mug', others: 1, pieces: 50, productId: 'p-Mug' },
    });
  });

  it('is the message of an enquiry', () =>
    expect(requestOf({ kind: 'quickEnquiry', message: 'Fifty mugs?' } as Lead)).toMatchObject({
      title: 'Fifty mugs?',
      pieces: null,
    }));
});

describe('the value of a lead', () => {
  it('is what the sender saw, or the price now', () => {
    expect(leadValue(order({ lines: [line('Mug', 20, 99), line('Pen', 30, null)] }), undefined)).toBe(1980);
    expect(leadValue(order({}), flask)).toBe(20_000);
  });

  it('is open without a price, a product or a quantity', () => {
    expect(leadValue(order({}), undefined)).toBeNull();
    expect(leadValue(order({ quantity: null }), flask)).toBeNull();
    expect(leadValue(order({ lines: [line('Mug', null, null)] }), undefined)).toBeNull();
    expect(leadValue({ kind: 'quickEnquiry', message: '' } as Lead, undefined)).toBeNull();
  });
});
