import { bannerSummary, categorySummary, productDetails, productSummary } from '@catalogue/contract/entities/catalogue';
import { publishedSettings } from '@catalogue/contract/entities/published-settings';
import { NO_FACTS } from '@catalogue/contract/no-facts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isBanner, isCategory, isDetails, isProduct, isSettings } from './guards';

const text = fc.constantFrom('', 'a', 'Copper flask', 'x'.repeat(40), 'x'.repeat(41), 'x'.repeat(200), 'x'.repeat(2_001));
const number = fc.constantFrom(0, 1, 0.5, -1, 359, 360, 100_000_000, 100_000_001, 1_790_000_000_000);
const odd = fc.constantFrom<unknown>(null, true, false, [], {}, 'a b', '__x__');
const idLike = fc.constantFrom('a', 'p-1_Z', '', 'ä', '__x__', 'x'.repeat(64), 'x'.repeat(65));
const path = fc.constantFrom('products/p1/u1', 'banners/b/1', 'users/u/1/2', 'products/p1', 'other/p/u');
const data = fc.constantFrom('data:image/webp;base64,AAAA', `data:image/${'x'.repeat(300)}`, 'https://example.com');

const pictureLike = fc.record(
  {
    path: fc.oneof({ weight: 9, arbitrary: path }, odd),
    width: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(1, 640) }, number, odd),
    height: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(1, 640) }, number, odd),
    widths: fc.oneof({ weight: 9, arbitrary: fc.constant([320, 640]) }, fc.constant(['320']), odd),
    bytes: fc.oneof({ weight: 9, arbitrary: fc.constant([5_000, 9_000]) }, fc.constant(['1']), odd),
    color: fc.constantFrom('#aabbcc', '#aabbcc', '#aabbcc', '#AABBCC', 'red'),
    placeholder: data,
  },
  { requiredKeys: ['path', 'width', 'height', 'widths', 'color'] },
);
const picture = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 5, arbitrary: pictureLike }, odd);

/** Mostly valid, so that single invalid fields decide. */
const field = (wanted: fc.Arbitrary<unknown>) => fc.oneof({ weight: 30, arbitrary: wanted }, text, number, odd);
const moment = field(fc.constant(1_790_000_000_000));
const id = field(fc.oneof({ weight: 9, arbitrary: fc.constant('p1') }, idLike));
const title = field(fc.constantFrom('Flask', 'x'.repeat(120)));
const money = field(fc.constantFrom(null, 0, 250.5));
const revision = field(fc.constantFrom(1, 7));

const facets = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  fc.record(
    {
      minimumQuantity: fc.constantFrom<unknown>(50, 50, 50, 'x'),
      leadTime: fc.constantFrom<unknown>([5, 7], [5, 7], [5], [5, 7, 9], 5),
      materials: fc.constantFrom<unknown>(['steel'], ['steel', 'wood'], ['gold']),
      branding: fc.constantFrom<unknown>(['engraving'], ['foil'], ['magic'], 'foil'),
      tags: fc.constantFrom<unknown>(['eco'], [], [1]),
      colours: fc.constantFrom<unknown>([['Black', '#111111']], [['Clear', null]], [['Black']], [[1, null]]),
      priceBreaks: fc.constantFrom<unknown>([[50, 420]], [[50, null]], [['50', 1]]),
    },
    { requiredKeys: [] },
  ),
);
/** Valid facts with one field replaced. */
const facts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(undefined, NO_FACTS, {}) },
  ...Object.entries({
    material: ['Steel', 'x'.repeat(201), 5],
    weight: [12.5, null, -1, '5'],
    minimumQuantity: [1, null, 0, 2.5],
    leadTime: [{ from: 5, to: 7 }, null, { from: 7, to: 5 }, { from: 5 }, [5, 7]],
    brandingMethods: [
      [{ method: 'foil', position: 'lid', area: '' }],
      [{ method: 'magic', position: '', area: '' }],
      Array.from({ length: 9 }, () => ({ method: 'foil', position: '', area: '' })),
    ],
    tags: [['eco'], [' '], ['x'.repeat(41)], Array.from({ length: 13 }, () => 'eco')],
    countryOfOrigin: ['India', 'x'.repeat(61), null],
    hsn: ['9617', null, '96', 9617],
    gstRate: [18, null, 101],
    options: [
      [{ kind: 'colour', name: 'Black', swatch: '#111111', sku: null, price: 5, stock: true, imageName: 'u1' }],
      [{ kind: 'shape', name: 'Black', swatch: null, sku: null, price: null, stock: true, imageName: null }],
      [{ kind: 'size', name: '', swatch: 'black', sku: null, price: null, stock: 'yes', imageName: null }],
    ],
    priceBreaks: [
      [
        { from: 50, price: 9 },
        { from: 90, price: 8 },
      ],
      [
        { from: 50, price: 8 },
        { from: 90, price: 9 },
      ],
      [{ from: 0, price: 1 }],
    ],
    related: [['a'], ['a b'], Array.from({ length: 9 }, () => 'a')],
  }).map(([name, values]) => fc.constantFrom<unknown>(...values).map((value) => ({ ...NO_FACTS, [name]: value }))),
);

const CASES = {
  product: {
    guard: isProduct,
    schema: productSummary,
    entries: fc.record({
      id,
      title,
      sku: field(fc.constantFrom(null, 'IT-1')),
      price: money,
      discountedPrice: money,
      stock: field(fc.boolean()),
      categoryId: field(fc.constantFrom(null, 'c1')),
      picture,
      addedDate: moment,
      updatedAt: moment,
      revision,
      facets: field(facets),
      pricesFor: fc.constantFrom<unknown>(undefined, undefined, 'staff', 'everyone', null),
    }),
  },
  category: {
    guard: isCategory,
    schema: categorySummary,
    entries: fc.record({
      id,
      title,
      description: field(text),
      coverImage: field(fc.constantFrom(null, 'https://example.com/a.jpg')),
      picture,
      hue: field(fc.constantFrom(0, 359)),
      order: field(number),
      updatedAt: moment,
      revision,
    }),
  },
  banner: {
    guard: isBanner,
    schema: bannerSummary,
    entries: fc.record({
      id,
      kind: field(fc.constantFrom('carousel', 'trending')),
      alt: field(fc.constant('A flask')),
      link: field(fc.constantFrom(null, '/products/p1')),
      order: field(number),
      startsAt: field(fc.constant(null)),
      endsAt: moment,
      picture,
      updatedAt: moment,
      revision,
    }),
  },
  details: {
    guard: isDetails,
    schema: productDetails,
    entries: fc.record({
      description: field(text),
      quantity: field(number),
      placeholder: field(fc.constant(null)),
      pictures: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, field(fc.array(pictureLike, { maxLength: 2 }))),
      facts: field(facts),
    }),
  },
  settings: {
    guard: isSettings,
    schema: publishedSettings,
    entries: fc.record(
      {
        synonyms: fc.constantFrom<unknown>([['mug', 'cup']], [], [[]], [[1]], ['mug'], null),
        holidays: fc.constantFrom<unknown>(['2026-12-25'], [], [1], '2026-12-25', null),
        priceAudience: fc.constantFrom<unknown>('everyone', 'staff', 'all', null),
        limitsPrices: fc.constantFrom<unknown>(true, false, 'yes'),
      },
      { requiredKeys: [] },
    ),
  },
};

describe('guards', () => {
  it.each(Object.entries(CASES))('%s: accepts exactly what the schema accepts', (_, { guard, schema, entries }) => {
    const seen = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(entries, (entry) => {
        const isRight = v.safeParse(schema, entry).success;
        seen[isRight ? 'right' : 'wrong'] += 1;
        expect(guard(entry), JSON.stringify(entry)).toBe(isRight);
      }),
      { numRuns: 2_000 },
    );
    // Enough valid and invalid entries were generated.
    expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(100);
  });

  it.each(Object.entries(CASES))('%s: rejects values that are not objects', (_, { guard }) => {
    for (const value of [null, undefined, 'text', 1, []]) expect(guard(value)).toBe(false);
  });
});
