import { BASIC_FIELDS } from '@catalogue/contract/product-fields';
import { describe, expect, it } from 'vitest';
import { PRODUCT_TEXTS } from '../product-texts';
import { EMPTY_PRODUCT } from '../../data/product-content';
import { readValues, valuesOf } from './product-values';

const typed = (change: Partial<ReturnType<typeof valuesOf>>) =>
  readValues({ ...valuesOf(EMPTY_PRODUCT), title: 'Mug', ...change });

describe('the product form', () => {
  it('reads amounts as people type them, and nothing as on request', () => {
    expect(typed({ price: ' ₹1,250.50 ', discountedPrice: '' })).toMatchObject({
      content: { price: 1250.5, discountedPrice: null },
    });
  });
  it('says what is wrong by field', () => {
    expect(typed({ title: ' ', price: 'cheap', quantity: '1.5' })).toEqual({
      errors: { title: PRODUCT_TEXTS.titleRequired, price: BASIC_FIELDS.price.wrong, quantity: BASIC_FIELDS.quantity.wrong },
    });
  });
  it('takes an empty quantity as one (SPEC §9)', () => {
    expect(typed({ quantity: '' })).toMatchObject({ content: { quantity: 1, sku: null } });
  });
  it('gives back what it was made of', () => {
    const content = { ...EMPTY_PRODUCT, title: 'Mug', sku: 'M-1', price: 10.5, quantity: 25 };
    expect(readValues(valuesOf(content))).toEqual({ content });
  });
});

describe('readValues of prices', () => {
  const values = { ...valuesOf(EMPTY_PRODUCT), title: 'Mug' };

  it('refuses a discounted price above the price', () => {
    const read = readValues({ ...values, price: '100', discountedPrice: '120' });
    expect(read).toEqual({ errors: { discountedPrice: PRODUCT_TEXTS.discountTooHigh } });
  });

  it('accepts an equal, a lower and a lone discounted price', () => {
    for (const change of [
      { price: '100', discountedPrice: '100' },
      { price: '100', discountedPrice: '99.5' },
      { discountedPrice: '99' },
    ]) {
      expect(readValues({ ...values, ...change })).toHaveProperty('content');
    }
  });
});
