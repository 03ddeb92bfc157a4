import { productFilterQuery } from '@catalogue/contract/endpoints/product-filter';
import { products } from '@catalogue/contract/endpoints/products';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { filterProducts } from './filter-products';

const sample: ProductAnswer = products.read.example.answer;
const colour = (name: string) => ({
  ...{ kind: 'colour' as const, name, swatch: null, sku: null, price: null, stock: true, imageName: null },
});
const FLASK: ProductAnswer = { ...sample, productId: 'flask', options: [colour('Black'), colour('Teal')] };
const TOTE: ProductAnswer = {
  ...sample,
  ...{
    productId: 'tote',
    material: '10 oz cotton canvas',
    minimumQuantity: 200,
    leadTime: null,
    stock: false,
    tags: ['Travel'],
  },
  brandingMethods: [{ method: 'screenPrint', position: '', area: '' }],
  ...{ price: null, discountedPrice: null, priceBreaks: [], options: [] },
};

const filtered = (query: Record<string, string>): string[] =>
  filterProducts([FLASK, TOTE], v.parse(productFilterQuery, query)).map(({ productId }) => productId);

describe('filterProducts', () => {
  it.each([
    [{}, ['flask', 'tote']],
    [{ material: 'steel' }, ['flask']],
    [{ material: 'steel,cotton' }, ['flask', 'tote']],
    [{ branding: 'screenPrint' }, ['tote']],
    [{ colour: 'teal,pink' }, ['flask']],
    [{ tag: 'ECO' }, ['flask']],
    [{ tag: 'travel', material: 'steel' }, []],
    [{ inStock: 'true' }, ['flask']],
    [{ forQuantity: '60' }, ['flask']],
    [{ forQuantity: '49' }, []],
    [{ maxPrice: '648' }, []],
    [{ maxPrice: '600', forQuantity: '250' }, ['flask']],
    [{ maxLeadDays: '7' }, ['flask']],
    [{ maxLeadDays: '6' }, []],
  ])('%j leaves %j', (query, ids) => {
    expect(filtered(query)).toEqual(ids);
  });

  it.each([{ material: 'gold' }, { branding: 'magic' }, { forQuantity: '-1' }, { maxPrice: 'cheap' }, { inStock: 'perhaps' }])(
    'refuses %j',
    (query) => {
      expect(v.safeParse(productFilterQuery, query).success).toBe(false);
    },
  );
});
