import { describe, expect, it } from 'vitest';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import type { ProductFacets } from '@catalogue/contract/entities/product-facets';
import type { ChosenOption } from '@catalogue/contract/prices';
import type { Lead } from '../../data/leads/lead-view';
import { leadValue, quotedValue, requestOf, todayOf, valueText } from './lead-request';

const order = (change: object): Lead =>
  ({ kind: 'order', productrequest: 'Flask', productId: 'drk-02', quantity: 50, ...change }) as Lead;
const line = (title: string, quantity: number | null, price: number | null, options: ChosenOption[] = []): OrderLine => ({
  ...{ productId: `p-${title}`, title, quantity, price, options },
  ...{ sku: '', option: '', branding: '', note: '' },
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

  it('says where the price of a line is open', () => {
    const text = (...lines: OrderLine[]) => valueText(order({ lines }), leadValue(order({ lines }), undefined));
    expect(text(line('Mug', 20, 99))).toBe('₹1,980');
    expect(text(line('Mug', 20, 99), line('Pen', 30, null))).toBe('from ₹1,980');
    expect(text(line('Pen', 30, null))).toBe('');
  });

  it('is open without a price, a product or a quantity', () => {
    expect(leadValue(order({}), undefined)).toBeNull();
    expect(leadValue(order({ quantity: null }), flask)).toBeNull();
    expect(leadValue(order({ lines: [line('Mug', null, null)] }), undefined)).toBeNull();
    expect(leadValue({ kind: 'quickEnquiry', message: '' } as Lead, undefined)).toBeNull();
  });
});

describe('the value that a message states', () => {
  const mug = { price: 99, discountedPrice: null };
  const quoted = (...lines: OrderLine[]) => quotedValue(order({ lines }), (id) => (id === 'p-Mug' ? mug : undefined));

  it('is the sum of all lines, or the price of one product now', () => {
    expect(quoted(line('Mug', 20, 99), line('Mug', 10, 99))).toBe(2970);
    expect(quotedValue(order({}), () => flask)).toBe(20_000);
  });

  it.each([
    ['a line has no price', line('Mug', 20, null)],
    ['the pieces of a line are open', line('Mug', null, 99)],
    ['the price is another one today', line('Mug', 20, 89)],
    ['the catalogue does not have a product', line('Pen', 30, 9)],
    ['a product does not have the chosen option any more', line('Mug', 20, 99, [{ kind: 'colour', name: 'Teal' }])],
  ])('is left out where %s', (_, other) => expect(quoted(line('Mug', 20, 99), other)).toBeNull());
});

it('todayOf takes the price of the smallest order for open pieces', () => {
  const facets: ProductFacets = { minimumQuantity: 50, priceBreaks: [[50, 15]] };
  expect(todayOf(line('Pen', null, null), { price: 20, discountedPrice: null, facets })).toBe(1500);
});
