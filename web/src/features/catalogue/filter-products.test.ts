import type { ProductFacets } from '@catalogue/contract/entities/product-facets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilter, filterFound, filterProducts, NO_FILTER, writeFilter, type ProductFilter } from './filter-products';
import type { Snapshot } from '../../data/catalogue/snapshot';
import { SORTS, viewOf } from '../../data/catalogue/view';

const product = (
  id: string,
  more: { price?: number | null; stock?: boolean; categoryId?: string; addedDate?: number; facets?: ProductFacets } = {},
) => ({
  id,
  title: id,
  sku: null,
  price: null,
  discountedPrice: null,
  stock: true,
  categoryId: 'cups',
  picture: null,
  addedDate: 0,
  updatedAt: 0,
  revision: 1,
  ...more,
});

function snapshotOf(...products: ReturnType<typeof product>[]): Snapshot {
  const none = new Map<never, never>();
  return {
    version: 1,
    asOf: 1,
    categories: none,
    banners: none,
    settings: {},
    removed: none,
    products: new Map(products.map((one) => [one.id, one])),
  };
}

const SNAPSHOT = snapshotOf(
  product('Mug 10', { addedDate: 3, price: 50, stock: false }),
  product('Mug 9', { addedDate: 1, price: 70, facets: { leadTime: [2, 7] } }),
  product('Bag', { addedDate: 2, categoryId: 'bags', facets: { leadTime: [3, 5] } }),
);
const view = viewOf(SNAPSHOT);
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('filterProducts and filterFound', () => {
  it.each([
    ['oldest', ['Mug 9', 'Bag', 'Mug 10']],
    ['newest', ['Mug 10', 'Bag', 'Mug 9']],
    ['title', ['Bag', 'Mug 9', 'Mug 10']],
    ['price', ['Mug 10', 'Mug 9', 'Bag']],
    ['leadTime', ['Bag', 'Mug 9', 'Mug 10']],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(ids(filterProducts(view, { ...NO_FILTER, sort }))).toEqual(expected);
  });

  it('sorts by the price that cards show: at the pieces asked for, else at the smallest order', () => {
    const priceBreaks: ProductFacets['priceBreaks'] = [
      [50, 25],
      [500, 10],
    ];
    const { products } = snapshotOf(
      product('Mug', { price: 30 }),
      product('Flask', { price: 90, facets: { minimumQuantity: 50, priceBreaks } }),
      product('Pen', { price: 20 }),
      product('Bag'),
      product('Cap', { price: 30 }),
    );
    const mixed = viewOf({ ...SNAPSHOT, products });
    const sorted = (quantity: number | null) => ids(filterProducts(mixed, { ...NO_FILTER, sort: 'price', quantity }));
    expect(sorted(null)).toEqual(['Pen', 'Flask', 'Cap', 'Mug', 'Bag']);
    expect(sorted(500)).toEqual(['Flask', 'Pen', 'Cap', 'Mug', 'Bag']);
  });

  it('filters by category and stock', () => {
    expect(ids(filterProducts(view, { ...NO_FILTER, category: 'cups' }))).toEqual(['Mug 9', 'Mug 10']);
    expect(ids(filterProducts(view, { ...NO_FILTER, category: 'cups', inStock: true }))).toEqual(['Mug 9']);
  });

  it('keeps the order of the search unless a sort is set', () => {
    const found = ['Bag', 'gone', 'Mug 10'];
    expect(ids(filterFound(view, SNAPSHOT.products, found, NO_FILTER))).toEqual(['Bag', 'Mug 10']);
    expect(ids(filterFound(view, SNAPSHOT.products, found, { ...NO_FILTER, sort: 'newest' }))).toEqual(['Mug 10', 'Bag']);
  });

  it('computes each order once', () => {
    expect(view.products('title')).toBe(view.products('title'));
    expect(view.productsOf('cups')).toBe(view.productsOf('cups'));
  });
});

describe('the filter in the URL', () => {
  const filters: fc.Arbitrary<ProductFilter> = fc.record({
    category: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/)),
    inStock: fc.boolean(),
    chosen: fc.record(
      {
        price: fc.subarray(['0-100', '1000'], { minLength: 1 }),
        colour: fc.subarray(['Black', 'Sea & Sky'], { minLength: 1 }),
        tag: fc.subarray(['eco', 'desk'], { minLength: 1 }),
      },
      { requiredKeys: [] },
    ),
    quantity: fc.option(fc.integer({ min: 1, max: 9_999 })),
    maxPrice: fc.option(fc.integer({ min: 1, max: 9_999 })),
    readyBy: fc.constantFrom(null, '2026-12-20'),
    sort: fc.option(fc.constantFrom(...SORTS)),
  });

  it('reads back what it wrote, and keeps other parameters', () => {
    fc.assert(
      fc.property(filters, filters, fc.string(), (first, then, words) => {
        const query = writeFilter(writeFilter(new URLSearchParams({ q: words }), first), then);
        expect(readFilter(new URLSearchParams(query.toString()))).toEqual(then);
        expect(query.get('q')).toBe(words);
      }),
    );
  });

  it('ignores unknown values', () => {
    expect(readFilter(new URLSearchParams('sort=sideways&stock=maybe&quantity=-5&maxPrice=x&readyBy=2026-99-99'))).toEqual(
      NO_FILTER,
    );
  });
});
