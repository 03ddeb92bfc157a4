import { brotliCompressSync, constants } from 'node:zlib';
import { withRows } from '@catalogue/contract/catalogue-columns';
import { CATALOGUE_FORMAT, COLUMNS_FORMAT } from '@catalogue/contract/catalogue-format';
import { catalogueFile, productSummary, type ProductSummary } from '@catalogue/contract/entities/catalogue';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../functions/src/catalogue/columns';
import { categorySeeds } from '../../tools/seed/content';
import { parseSnapshot } from '../../web/src/data/catalogue/snapshot';
import { realisticProducts } from '../fixtures/realistic-products';

const envelope = { version: 3, asOf: 5, categories: [], banners: [] };
const rowsFile = (products: readonly ProductSummary[]) => ({ ...envelope, format: CATALOGUE_FORMAT, products });
const columnsFile = (products: readonly ProductSummary[]) =>
  JSON.parse(JSON.stringify({ ...envelope, format: COLUMNS_FORMAT, products: columnsOf(products) })) as {
    products: Record<string, unknown>;
  };

const money = fc.option(fc.double({ min: 0, max: 100_000, noNaN: true }).map(Math.abs));
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/).filter((text) => !/^__.*__$/.test(text));
const missing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const pair = <Value>(second: fc.Arbitrary<Value>) => fc.tuple(fc.nat(1_000), second);
/** Without keys of missing values, as JSON has it. */
const stated = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

const product: fc.Arbitrary<ProductSummary> = fc
  .record({
    id,
    title: fc.string({ minLength: 1, maxLength: 40 }).map((text) => `T${text.trim()}`),
    sku: fc.option(fc.stringMatching(/^[A-Z]{1,3}-\d{1,3}$/)),
    price: money,
    discountedPrice: money,
    stock: fc.boolean(),
    categoryId: fc.option(fc.constantFrom('drinkware', 'bags')),
    addedDate: fc.integer({ min: -1_000, max: 2_000_000_000_000 }),
    updatedAt: fc.integer({ min: 0, max: 2_000_000_000_000 }),
    revision: fc.integer({ min: 1, max: 9 }),
    pricesFor: missing(fc.constantFrom('signedIn' as const, 'staff' as const)),
    copiedFrom: fc.option(id),
    upload: id,
    picture: fc.option(
      fc
        .record({
          width: fc.integer({ min: 1, max: 4_000 }),
          height: fc.integer({ min: 1, max: 4_000 }),
          widths: fc.constantFrom<number[][]>([320], [320, 640]),
          bytes: missing(fc.constantFrom<number[][]>([1_000], [1_000, 2_000])),
          color: fc.constantFrom('#000000', '#abcdef'),
        })
        .map(stated),
    ),
    facets: missing(
      fc
        .record({
          minimumQuantity: missing(fc.integer({ min: 2, max: 100 })),
          leadTime: missing(pair(fc.nat(20))),
          material: missing(fc.constantFrom<('steel' | 'wood')[][]>(['steel'], ['steel', 'wood'])),
          branding: missing(fc.constantFrom<('engraving' | 'foil')[][]>(['engraving'], ['foil'])),
          tag: missing(fc.array(fc.string(), { minLength: 1, maxLength: 3 })),
          colours: missing(fc.array(fc.tuple(fc.string(), fc.option(fc.constant('#ffffff'))), { minLength: 1, maxLength: 2 })),
          priceBreaks: missing(fc.array(pair(fc.option(fc.nat(900))), { minLength: 1, maxLength: 3 })),
        })
        .map(stated)
        .filter((facets) => Object.keys(facets).length > 0),
    ),
  })
  .map(({ copiedFrom, upload, picture, ...fields }) =>
    stated({ ...fields, picture: picture && { path: `products/${copiedFrom ?? fields.id}/${upload}`, ...picture } }),
  );

describe('a list in columns', () => {
  it('is read as the same products', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 12 }), (products) => {
        expect(withRows(columnsFile(products))).toEqual(JSON.parse(JSON.stringify(rowsFile(products))));
      }),
      { numRuns: 200 },
    );
    const products = realisticProducts(300).map(({ summary }) => summary);
    expect(products.every((one) => v.is(productSummary, one))).toBe(true);
    expect(parseSnapshot(withRows(columnsFile(products)))).toEqual(parseSnapshot(rowsFile(products)));
    expect(v.parse(catalogueFile, columnsFile(products))).toEqual(v.parse(catalogueFile, rowsFile(products)));
  });

  it('keeps a field that this release does not know', () => {
    const [known] = realisticProducts(1).map(({ summary }) => summary);
    const newer = { ...known, isNew: true } as unknown as ProductSummary;
    expect(withRows(columnsFile([newer]))).toMatchObject({ products: [{ isNew: true }] });
  });

  it.each([
    ['no columns', null],
    ['rows', [{ id: 'a' }]],
    ['a column that is none', { id: { names: ['a'] } }],
  ])('is refused with %s', (_, products) => {
    expect(() => parseSnapshot(withRows({ ...columnsFile([]), products }))).toThrow(TypeError);
    expect(v.safeParse(catalogueFile, { ...columnsFile([]), products }).success).toBe(false);
  });

  it.each([
    [1_000, 70_000],
    [10_000, 600_000],
  ])('of %i products is at most %i bytes', (count, most) => {
    const products = realisticProducts(count).map(({ summary }) => summary);
    const categories = categorySeeds().map(({ id, fields }) => ({ id, ...fields }));
    const text = JSON.stringify({ ...columnsFile(products), categories });
    const compressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    expect(compressed.byteLength).toBeLessThanOrEqual(most);
  });
});
