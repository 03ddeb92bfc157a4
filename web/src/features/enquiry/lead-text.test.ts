import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { describe, expect, it } from 'vitest';
import { leadText } from './lead-text';
import { newItem, type OrderContent } from './outbox/items';

const content = {
  name: 'Asha Rao',
  companyname: '',
  city: '',
  mobile: '',
  email: 'asha@example.com',
  productrequest: 'Steel bottle',
  productId: null,
  quantity: 1_200,
  neededBy: '2026-12-18',
  budget: 1_450,
  pincode: '',
  website: '',
};
const line: OrderLine = {
  ...{ productId: 'drk-01', title: 'Steel bottle', sku: '', option: 'Blue', quantity: 1_200 },
  ...{ branding: 'Laser engraving', note: '', price: 474 },
};
const rowsOf = (order: Partial<OrderContent>): string[] =>
  leadText(newItem({ kind: 'order', content: { ...content, ...order } }, 'lead-1', 0))
    .split('\n')
    .slice(1);

describe('leadText', () => {
  it('writes days as the site does, and leaves out what is open', () => {
    const rows = rowsOf({});
    expect(rows.slice(-3)).toEqual(['Needed by: 18 Dec 2026', 'Budget per piece: 1450', 'Email: asha@example.com']);
    expect(rows.map((row) => row.split(':')[0])).not.toContain('Pincode');
  });

  it('names the product and the quantity of a single line once, with its choices', () => {
    expect(rowsOf({ lines: [line] }).slice(0, 3)).toEqual([
      'Product Request: Steel bottle (Blue), ₹474 each, Laser engraving',
      'Quantity: 1200',
      'Name: Asha Rao',
    ]);
  });

  it('lists several lines between the quantity and the person', () => {
    const pen = { ...line, title: 'Pen', option: '', branding: '', price: null, quantity: 50 };
    expect(rowsOf({ productrequest: 'Steel bottle and 1 more', quantity: 1_250, lines: [line, pen] }).slice(0, 5)).toEqual([
      'Product Request: Steel bottle and 1 more',
      'Quantity: 1250',
      '1: 1200 x Steel bottle (Blue), ₹474 each, Laser engraving',
      '2: 50 x Pen',
      'Name: Asha Rao',
    ]);
  });
});
