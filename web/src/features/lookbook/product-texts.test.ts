import { describe, expect, it } from 'vitest';
import type { LookbookProduct } from './lookbook-product';
import { factTexts, hasLimitedPrices, priceText } from './product-texts';

const product: LookbookProduct = {
  id: 'mug-1',
  title: 'Steel bottle',
  sku: null,
  picture: null,
  firstPicture: null,
  price: 200,
  discountedPrice: null,
  facets: {
    minimumQuantity: 50,
    leadTime: [10, 12],
    branding: ['engraving'],
    priceBreaks: [
      [100, 180],
      [500, 150],
    ],
  },
  category: 'Drinkware',
  url: 'https://gifts.example/products/drk-1',
  options: [],
  quantity: null,
  material: '',
  size: '7 x 25 cm',
};

describe('priceText', () => {
  it('states no price, the lowest one, or that of the quantity', () => {
    expect(priceText(product, 'off')).toBeNull();
    expect(priceText(product, 'from')).toBe('from ₹150 a piece');
    expect(priceText({ ...product, quantity: 250 }, 'quantity')).toBe('₹180 a piece at 250 pieces');
    expect(priceText(product, 'quantity')).toBe('₹200 a piece at 50 pieces');
  });

  it('says no “from” where there is one price, and “on request” without one', () => {
    expect(priceText({ ...product, facets: {} }, 'from')).toBe('₹200 a piece');
    expect(priceText({ ...product, price: null, facets: {} }, 'quantity')).toBe('Price on request');
    // The product does not have the chosen option any more.
    expect(priceText({ ...product, options: [{ kind: 'colour', name: 'Teal' }] }, 'quantity')).toBe('Price on request');
  });
});

describe('factTexts', () => {
  it('lists the facts that are stated', () => {
    expect(factTexts(product)).toEqual([
      ['Smallest order', '50 pieces'],
      ['Dispatch', '10-12 working days'],
      ['Branding', 'Laser engraving'],
      ['Size', '7 x 25 cm'],
    ]);
    expect(factTexts({ ...product, facets: {}, size: '' })).toEqual([]);
  });

  it('says what was chosen instead of what there is', () => {
    const facets = {
      colours: [
        ['Teal', null],
        ['Black', null],
      ],
    } as NonNullable<LookbookProduct['facets']>;
    const size = { ...product, facets, size: '' };
    expect(factTexts(size)).toEqual([['Colours', 'Teal, Black']]);
    expect(factTexts({ ...size, options: [{ kind: 'colour', name: 'Black' }] })).toEqual([['Your choice', 'Black']]);
  });
});

describe('hasLimitedPrices', () => {
  it('is true once a price that not everyone may see would be printed', () => {
    expect(hasLimitedPrices([product])).toBe(false);
    expect(hasLimitedPrices([product, { ...product, pricesFor: 'signedIn' }])).toBe(true);
    const onRequest: LookbookProduct = { ...product, pricesFor: 'signedIn', price: null };
    expect(priceText(onRequest, 'from')).toBe('from ₹150 a piece');
    expect(hasLimitedPrices([onRequest])).toBe(true);
    expect(hasLimitedPrices([{ ...onRequest, facets: {} }])).toBe(false);
  });
});
