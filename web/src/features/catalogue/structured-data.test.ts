import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { expect, it } from 'vitest';
import { productThings } from './structured-data';

it('offers a product to search engines at the price of its smallest order', () => {
  const flask = {
    ...{ id: 'flask', title: 'Flask', sku: null, price: 90, discountedPrice: null, stock: true, categoryId: null },
    facets: { minimumQuantity: 50, priceBreaks: [[50, 40.5]] },
  } as ProductSummary;
  const [thing] = productThings(flask, [], undefined, '')('https://gifts.example');
  expect(thing).toMatchObject({ offers: { price: 40.5 } });
});
