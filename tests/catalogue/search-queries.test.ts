import { toPublicContent } from '@catalogue/contract/public-content';
import { OCCASIONS } from '@catalogue/contract/occasions';
import { expect, test } from 'vitest';
import { categorySeeds, productSeeds } from '../../tools/seed/content';
import { productIndexBuilder } from '../../web/src/features/search/product-index';
import { searchDocument } from '../../web/src/features/search/search-document';
import { SEARCH_QUERIES } from '../fixtures/search-queries';

/** Queries that may miss. One that matters belongs into SEARCH_QUERIES, and its words into the synonyms. */
const MOST_MISSES = 2;

const STORED = { imageName: null, imageError: null, picture: null, deletedAt: null, revision: 1 };

function seedIndex() {
  const categories = new Map(
    categorySeeds().flatMap(({ id, fields }) => {
      const content = toPublicContent('categories', id, { ...STORED, ...fields, createdAt: 1, updatedAt: 1 });
      return content?.noun === 'categories' ? [[id, content.summary] as const] : [];
    }),
  );
  const builder = productIndexBuilder();
  const newestFirst = productSeeds().sort((one, other) => one.age - other.age);
  for (const { id, fields, age } of newestFirst) {
    const content = toPublicContent('products', id, { ...STORED, ...fields, addedDate: 1_000 - age, updatedAt: 1 });
    if (content?.noun !== 'products') throw new Error(`${id} is not public`);
    const { summary, details } = content;
    builder.add(searchDocument(summary, categories.get(summary.categoryId ?? ''), details, OCCASIONS));
  }
  return builder.build();
}

/** Whether the first five are what a buyer who types this wants. */
function isGood(found: readonly string[], wanted: string): boolean {
  if (wanted === 'any') return found.length === 5;
  return wanted.split(' ').every((item) => {
    const kind = item.endsWith('*') ? item.slice(0, -1) : null;
    return kind === null ? found.includes(item) : found.filter((id) => id.startsWith(kind)).length >= 3;
  });
}

test('of 150 queries of buyers and more, all but two have what they want among the first five', () => {
  const index = seedIndex();
  const misses = SEARCH_QUERIES.flatMap(([query, wanted]) => {
    const { ids } = index.search(query);
    const first = ids.slice(0, 5);
    return isGood(first, wanted) ? [] : [`${query}: ${wanted}, found ${first.join(' ')}`];
  });
  expect(SEARCH_QUERIES.length).toBeGreaterThanOrEqual(150);
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(MOST_MISSES);
});

test.each([
  'diwali',
  'diwali gift',
  'corporate gifts',
  'gift for women',
  'joining kit',
  'coffee',
  'coffe mug',
  'bottle under 500',
  'waterbottle',
  'drk01',
])('"%s" finds something', (query) => {
  expect(seedIndex().search(query).ids.length).toBeGreaterThan(0);
});

test.each(['30 inch umbrella', '750 ml bottle', 'polo xl', '1.5 litre kettle'])(
  '"%s" finds a product by size or option',
  (query) => {
    expect(seedIndex().search(query)).toMatchObject({ isPartial: false });
  },
);

test('a price and a number of pieces narrow what is found, and are dropped where nothing is left', () => {
  const index = seedIndex();
  const under = index.search('bottle under ₹400');
  expect(under).toMatchObject({ isPartial: false });
  expect(under.ids).not.toContain('drk-03');
  expect(index.search('bottle 2 pieces').ids).toEqual(index.search('bottle').ids);
  expect(index.search('bottle 2 pieces').isPartial).toBe(true);
  expect(index.search('trophy 5 pcs').ids).toContain('awd-01');
});
