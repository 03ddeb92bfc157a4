import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../lib/inverted-index';
import type { SearchDocument } from './messages';
import { productIndexBuilder } from './product-index';

const PRODUCTS = [
  {
    id: 'flask',
    title: 'Vertex Vacuum Flask 500 ml',
    category: 'Drinkware',
    sku: 'DRK-01',
    facts: 'Teal Black eco Laser engraving DRK-01-TEA',
    description: '<p>Double wall <b>steel</b>.</p>',
  },
  {
    id: 'bottle',
    title: 'Hammered Copper Bottle',
    category: 'Drinkware',
    sku: 'DRK-03',
    description: '<p>Lacquer&nbsp;outside.</p>',
  },
  { id: 'cafe', title: 'Café Tumbler', category: 'Drinkware', sku: 'DRK-04', description: '<p>For a bottle shelf.</p>' },
  {
    id: 'tee',
    title: "Men's T-Shirt",
    category: 'Apparel',
    sku: 'APP-01',
    description: '<table><tr><td>cotton</td></tr></table>',
  },
];

const NOTHING_MORE = {
  facts: '',
  occasions: '',
  about: '',
  minimum: 1,
  prices: { price: null, discountedPrice: null, priceBreaks: [], options: [], gstRate: null },
};
type Searched = Omit<SearchDocument, keyof typeof NOTHING_MORE> & Partial<SearchDocument>;

function indexOf(products: readonly Searched[]) {
  const builder = productIndexBuilder();
  for (const product of products) builder.add({ ...NOTHING_MORE, ...product });
  return builder.build();
}

const index = indexOf(PRODUCTS);

describe('synonyms of staff', () => {
  const found = (synonyms: readonly (readonly string[])[], words: string): string[] => {
    const builder = productIndexBuilder(synonyms);
    for (const product of PRODUCTS) builder.add({ ...NOTHING_MORE, ...product });
    return builder.build().search(words).ids;
  };

  it('replace those of the code', () => {
    expect(
      found(
        [
          ['tee', 'ganji'],
          ['shirt', 'ganji', 'kurta'],
        ],
        'kurta',
      ),
    ).toEqual(['tee']);
    expect(found([], 'thermos')).toEqual([]);
  });

  it('find a word by all groups that hold it', () => {
    const groups = [
      ['flask', 'surahi'],
      ['flask', 'lota'],
    ];
    for (const word of ['surahi', 'lota']) expect(found(groups, word)).toEqual(['flask']);
  });
});

describe('search over products', () => {
  it.each([
    ['the beginning of a word', 'hamm', ['bottle']],
    ['several beginnings in any order', 'cop ham', ['bottle']],
    ['a word of the category and one of the title', 'drink flask', ['flask', 'bottle']],
    ['a word of the description', 'cotton', ['tee']],
    ['markup is not searched', 'table', []],
    ['an entity separates words', 'lacquer outside', ['bottle']],
    ['accents may be left out', 'cafe', ['cafe']],
    ['apostrophes may be left out', 'mens', ['tee']],
    ['the item number', 'drk-03', ['bottle']],
    ['a letter missing', 'hamered', ['bottle']],
    ['a letter too many', 'flassk', ['flask', 'bottle']],
    ['two letters swapped', 'falsk', ['flask', 'bottle']],
    ['a typo in a word that is not complete', 'vaccu', ['flask']],
    ['a plural', 'flasks', ['flask', 'bottle']],
    ['a colour', 'teal', ['flask']],
    ['a tag and a branding method', 'eco engraving', ['flask']],
    ['an item number of an option', 'drk-01-tea', ['flask']],
    ['a Hindi word', 'botal', ['flask', 'bottle']],
    ['the most words, where no product has all', 'copper zebra', ['bottle']],
    ['nothing typed', '  ', []],
  ])('%s: %s', (_, words, ids) => {
    expect(index.search(words).ids).toEqual(ids);
  });

  it('prefers products with a part of the words to typing errors in words that products have', () => {
    const titles = ['Silver Coin', 'Gold Pen', 'Corn Fold'];
    const products = titles.map((title) => ({ id: title, title, category: '', sku: '', description: '' }));
    expect(indexOf(products).search('gold coin')).toEqual({ ids: ['Silver Coin', 'Gold Pen'], isPartial: true });
  });

  it.each([
    ['mug under 500', ['cheap', 'fair']],
    ['mug above 500', ['fair', 'dear']],
    ['mug above 400 under 600', ['fair']],
    ['above 600', ['dear']],
  ])('finds what "%s" allows, and nothing whose price is on request', (typed, ids) => {
    const prices = { cheap: 200, fair: 500, dear: 900, quoted: null };
    const products = Object.entries(prices).map(([id, price]) => ({
      ...{ id, title: 'Mug', category: '', sku: '', description: '' },
      prices: { ...NOTHING_MORE.prices, price },
    }));
    expect(indexOf(products).search(typed)).toEqual({ ids, isPartial: false });
  });

  it('does not split a Hindi word at its vowel signs', () => {
    const titles = ['बोतल', 'बल तल'];
    const products = titles.map((title) => ({ id: title, title, category: '', sku: '', description: '' }));
    expect(indexOf(products).search('बोतल').ids).toEqual(['बोतल']);
    expect(wordsOf('दिवाली उपहार')).toEqual(['दिवाली', 'उपहार']);
  });

  it('ranks title, then synonym, then description', () => {
    expect(index.search('bottle').ids).toEqual(['bottle', 'flask', 'cafe']);
  });

  it('ranks the product added first before others of the same score', () => {
    const twins = ['a', 'b', 'c'].map((id) => ({ id, title: 'Pen', category: '', sku: '', description: '' }));
    expect(indexOf(twins).search('pen').ids).toEqual(['a', 'b', 'c']);
  });

  const word = fc.stringMatching(/^[a-f]{2,6}$/);
  const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

  it('finds exactly the products with a word for each typed prefix', () => {
    fc.assert(
      fc.property(
        fc.array(title, { minLength: 1, maxLength: 30 }),
        fc.array(word, { minLength: 1, maxLength: 2 }),
        (titles, typed) => {
          const all = titles.map((one, index) => ({ id: String(index), title: one, category: '', sku: '', description: '' }));
          const meant = all.filter((product) =>
            typed.every((beginning) => wordsOf(product.title).some((own) => own.startsWith(beginning))),
          );
          const found = indexOf(all).search(typed.join(' ')).ids;
          if (
            meant.length > 0 &&
            typed.every((beginning) => all.some((p) => wordsOf(p.title).some((own) => own.startsWith(beginning))))
          ) {
            expect(new Set(found)).toEqual(new Set(meant.map(({ id }) => id)));
          }
          expect(new Set(found).size).toBe(found.length);
        },
      ),
    );
  });
});
