import type { ProductFacts } from '@catalogue/contract/product-fields';
import { BRANDING_METHOD_IDS } from '@catalogue/contract/branding-methods';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../data/csv';
import { exportProducts } from './export-products';
import { planCsv, rowKinds, SAMPLE_CATEGORIES, sampleFlask } from './sample-import';

describe('exportProducts', () => {
  it('writes a file whose import changes nothing, for random products', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('=1+1', "'=x", '+91 22', '-', '@a', 'a,"b"\r\nc', '₹ “é”', "''-"));
    const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 -]{0,8}[A-Za-z0-9]$/);
    const facts: fc.Arbitrary<ProductFacts> = fc.record({
      material: fc.oneof(word, fc.constantFrom('', '=SS304', '600D polyester, "padded"')),
      size: fc.oneof(word, fc.constant('')),
      weight: fc.option(fc.nat(5_000)),
      minimumQuantity: fc.option(fc.integer({ min: 1, max: 10_000 })),
      leadTime: fc.option(fc.tuple(fc.nat(9), fc.nat(9)).map(([from, more]) => ({ from, to: from + more }))),
      brandingMethods: fc.array(
        fc.record({ method: fc.constantFrom(...BRANDING_METHOD_IDS), position: word, area: fc.constantFrom('', '40 x 60 mm') }),
        { maxLength: 3 },
      ),
      packaging: word,
      tags: fc.array(word, { maxLength: 4 }),
      countryOfOrigin: fc.constantFrom('', 'India'),
      hsn: fc.constantFrom(null, '0902', '96170012'),
      gstRate: fc.constantFrom(null, 0, 5, 18),
      options: fc.array(
        fc.record({
          kind: fc.constantFrom('colour' as const, 'size' as const, 'capacity' as const),
          name: word,
          swatch: fc.constantFrom(null, '#a1b2c3'),
          sku: fc.option(fc.stringMatching(/^[A-Z0-9-]{1,12}$/)),
          price: fc.option(fc.nat(9_999)),
          stock: fc.boolean(),
          imageName: fc.option(fc.stringMatching(/^[a-z0-9]{1,9}$/)),
        }),
        { maxLength: 4 },
      ),
      priceBreaks: fc.constantFrom(
        [],
        [
          { from: 50, price: 560.5 },
          { from: 250, price: 490 },
          { from: 1_000, price: null },
        ],
      ),
      related: fc.array(fc.stringMatching(/^[a-z0-9-]{1,9}$/), { maxLength: 3 }),
    });
    const anyProduct = fc
      .record({
        title: text.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 120),
        description: text,
        price: fc.option(fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100)),
        quantity: fc.nat(10_000),
        live: fc.boolean(),
        stock: fc.boolean(),
        categoryId: fc.constantFrom(null, 'drinkware', 'bags-travel'),
        facts,
        imageName: fc.constantFrom(null, 'first'),
        galleryNames: fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9_-]{1,9}$/), { maxLength: 4 }),
      })
      .map((fields) => fields);
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 8 }), (fields) => {
        const products = fields.map((one, index) => sampleFlask(`p${index}`, one));
        const rows = planCsv(exportProducts(products, SAMPLE_CATEGORIES), products).rows;
        expect(rows.filter((row) => row.kind !== 'unchanged')).toEqual([]);
        expect(rows).toHaveLength(products.length);
      }),
    );
  });

  it('keeps a product whose category was deleted', () => {
    const orphan = sampleFlask('a', { categoryId: 'deleted-long-ago' });
    expect(rowKinds(exportProducts([orphan], SAMPLE_CATEGORIES), [orphan])).toEqual(['unchanged']);
  });
});

describe('writeCsv', () => {
  it('starts with a byte order mark and escapes formulas', () => {
    expect(writeCsv(['=1+1', '@x'], [])).toBe("\uFEFF'=1+1,'@x");
    expect(readCsv(writeCsv(['=1+1', 'Title'], [])).header).toEqual(['=1+1', 'Title']);
    const csv = writeCsv(['Title'], [['=HYPERLINK("http://x")'], ['+1'], ['-1'], ['@x'], ['plain']]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.split('\r\n').slice(1)).toEqual([`"'=HYPERLINK(""http://x"")"`, "'+1", "'-1", "'@x", 'plain']);
  });
});
