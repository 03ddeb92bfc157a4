import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderInput } from './entities/lead';
import { lineText, sumUpLines } from './order-lines';

const line = { productId: 'mug-1', title: 'Mug', sku: '', option: '', quantity: 50, branding: '', note: '', price: null };

describe('sumUpLines', () => {
  it('names the first product, counts the others and adds the quantities', () => {
    const lines = [line, { ...line, title: 'Pen', quantity: null }, { ...line, title: 'Bag', quantity: 25 }];
    expect(sumUpLines(lines)).toEqual({ productrequest: 'Mug and 2 more', productId: 'mug-1', quantity: 75 });
    expect(sumUpLines([line])).toEqual({ productrequest: 'Mug', productId: 'mug-1', quantity: 50 });
  });

  it('stays within SPEC’s fields', () => {
    const long = { ...line, title: 'x'.repeat(120), quantity: 9_999_999 };
    const { productrequest, quantity } = sumUpLines([long, long]);
    expect(productrequest).toHaveLength(120);
    expect(productrequest).toMatch(/ and 1 more$/);
    expect(quantity).toBe(10_000_000);
    expect(sumUpLines([{ ...line, quantity: null }]).quantity).toBeNull();
  });
});

it('lineText leaves out what is open', () => {
  expect(lineText(line)).toBe('50 x Mug');
  const full = { ...line, option: 'Blue, 500 ml', branding: 'Laser engraving', note: 'for the team', price: 1_474.5 };
  expect(lineText(full)).toBe('50 x Mug (Blue, 500 ml), ₹1,474.5 each, Laser engraving: for the team');
  expect(lineText({ ...full, names: ['Asha', 'Imran'] })).toMatch(/Laser engraving, 2 names: for the team$/);
});

describe('orderInput', () => {
  const person = { name: 'Asha', mobile: '98123', email: '', companyname: '', city: '' };

  it('leaves SPEC’s single-product order as it was', () => {
    const parsed = v.parse(orderInput, { ...person, productrequest: 'Mug', quantity: '50' });
    expect(parsed).toEqual({ ...person, website: '', productrequest: 'Mug', productId: null, quantity: 50 });
  });

  it('reads lines, and refuses more than 40 or a bad day', () => {
    const parsed = v.parse(orderInput, { ...person, lines: [{ title: 'Mug', quantity: '50' }], neededBy: '2026-12-18' });
    expect(parsed.lines).toEqual([{ ...line, productId: null }]);
    const lines = Array.from({ length: 41 }, () => line);
    expect(v.safeParse(orderInput, { ...person, lines }).success).toBe(false);
    expect(v.safeParse(orderInput, { ...person, neededBy: 'soon' }).success).toBe(false);
  });
});
