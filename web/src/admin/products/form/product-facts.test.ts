import { FACT_FIELDS, NO_FACTS } from '@catalogue/contract/product-fields';
import type { ProductFacts } from '@catalogue/contract/product-fields';
import { describe, expect, it } from 'vitest';
import { EMPTY_PRODUCT } from '../../data/product-content';
import { PRODUCT_TEXTS } from '../product-texts';
import { FORM_TEXTS } from './form-texts';
import type { ProductValues } from './product-values';
import { readValues, readValuesForPreview, valuesOf } from './product-values';

const EMPTY = { ...valuesOf(EMPTY_PRODUCT), title: 'Mug' };
const read = (change: Partial<ProductValues>) => readValues({ ...EMPTY, ...change });
const factsOf = (change: Partial<ProductValues>) => {
  const result = read(change);
  return 'content' in result ? result.content.facts : result.errors;
};

const FACTS: ProductFacts = {
  ...NO_FACTS,
  material: 'SS304',
  size: '500 ml',
  weight: 290,
  minimumQuantity: 50,
  leadTime: { from: 5, to: 7 },
  brandingMethods: [{ method: 'engraving', position: 'body', area: '40 x 60 mm' }],
  packaging: 'kraft tube',
  tags: ['eco', 'travel'],
  countryOfOrigin: 'India',
  hsn: '96170012',
  gstRate: 18,
  options: [
    { kind: 'colour', name: 'Black', swatch: '#111111', sku: 'D-1-B', price: 440, stock: false, imageName: 'upload-1' },
    { kind: 'size', name: 'L', swatch: null, sku: null, price: null, stock: true, imageName: null },
  ],
  priceBreaks: [
    { from: 50, price: 560 },
    { from: 250, price: 490.5 },
    { from: 1000, price: null },
  ],
  related: ['drk-02'],
};

describe('readValues of facts', () => {
  it('gives back the facts that the values were made of', () => {
    const content = { ...EMPTY_PRODUCT, title: 'Flask', facts: FACTS };
    expect(readValues(valuesOf(content))).toEqual({ content });
  });

  it('reads amounts as people type them', () => {
    expect(
      factsOf({ weight: '1,100', gstRate: '18 %', tags: ' eco ; travel, ', leadTime: { from: '5', to: '' } }),
    ).toMatchObject({
      weight: 1100,
      gstRate: 18,
      tags: ['eco', 'travel'],
      leadTime: { from: 5, to: 5 },
    });
  });

  it('leaves out blank rows', () => {
    const blank = { kind: 'colour', name: ' ', swatch: '#111111', sku: '', price: '', stock: true, imageName: null } as const;
    expect(
      factsOf({
        options: [blank],
        priceBreaks: [{ from: ' ', price: '' }],
        brandingMethods: [{ method: '', position: '', area: '' }],
      }),
    ).toEqual(NO_FACTS);
  });

  it('names a wrong row by its index in the form, blank rows included', () => {
    const errors = factsOf({
      brandingMethods: [{ method: '', position: 'lid', area: '' }],
      options: [
        { kind: 'size', name: '', swatch: null, sku: '', price: '', stock: true, imageName: null },
        { kind: 'size', name: '', swatch: null, sku: 'X', price: 'dear', stock: true, imageName: null },
      ],
      priceBreaks: [
        { from: '', price: '' },
        { from: '1.5', price: 'cheap' },
      ],
    });
    expect(Object.keys(errors).sort()).toEqual([
      'brandingMethods.0.method',
      'options.1.name',
      'options.1.price',
      'priceBreaks.1.from',
      'priceBreaks.1.price',
    ]);
    expect(errors).toMatchObject({ 'options.1.name': FORM_TEXTS.wrong['options.name'] });
  });

  it('reports the row whose price does not fall', () => {
    const steps = (...rows: [string, string][]) => factsOf({ priceBreaks: rows.map(([from, price]) => ({ from, price })) });
    expect(steps(['50', '500'], ['', ''], ['100', '520'])).toEqual({
      'priceBreaks.2.price': FORM_TEXTS.priceMustFall('₹500'),
    });
    expect(steps(['50', '500'], ['50', '400'])).toEqual({ 'priceBreaks.1.from': FORM_TEXTS.quantityMustRise(50) });
    expect(steps(['50', ''], ['100', '400'])).toEqual({ 'priceBreaks.1.price': FORM_TEXTS.onRequestIsLast });
  });

  it('refuses a lead time that ends before it begins, and facts out of range', () => {
    expect(
      factsOf({ leadTime: { from: '9', to: '5' }, hsn: '12', gstRate: '180', minimumQuantity: '0', weight: 'light' }),
    ).toEqual({
      'leadTime.to': FORM_TEXTS.wrong['leadTime.to'],
      hsn: FACT_FIELDS.hsn.wrong,
      gstRate: FACT_FIELDS.gstRate.wrong,
      minimumQuantity: FACT_FIELDS.minimumQuantity.wrong,
      weight: FACT_FIELDS.weight.wrong,
    });
  });
});

describe('readValues of item numbers of options', () => {
  const option = (name: string, sku: string) => ({
    ...{ kind: 'size' as const, name, sku, swatch: null, price: '', stock: true, imageName: null },
  });
  const options = [option('S', 'M-1'), option('', ''), option('L', 'm-1 ')];

  it('refuses one that an earlier option has, but not one that was stored before', () => {
    expect(read({ options })).toEqual({ errors: { 'options.2.sku': FORM_TEXTS.skuRepeated } });
    expect(readValues({ ...EMPTY, title: 'Cup', options }, { ...EMPTY, options })).toMatchObject({ content: { title: 'Cup' } });
  });
});

describe('readValues of prices', () => {
  it('refuses a discounted price above the price, but not one that was stored before', () => {
    const errors = { discountedPrice: PRODUCT_TEXTS.discountTooHigh };
    expect(read({ price: '100', discountedPrice: '120' })).toEqual({ errors });
    const stored = { ...EMPTY, price: '100', discountedPrice: '120' };
    expect(readValues({ ...stored, title: 'Cup' }, stored)).toMatchObject({ content: { title: 'Cup' } });
    expect(readValues({ ...stored, price: '110' }, stored)).toEqual({ errors });
  });
});

describe('readValuesForPreview', () => {
  it('shows the valid fields when others are invalid', () => {
    const content = readValuesForPreview({
      ...EMPTY,
      title: '',
      price: '12',
      quantity: 'x',
      material: 'Brass',
      weight: 'light',
    });
    expect(content).toMatchObject({ price: 12, quantity: 1, facts: { material: 'Brass', weight: null } });
  });
});
