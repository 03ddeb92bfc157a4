import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductFacets } from '@catalogue/contract/entities/product-facets';
import { ROOT } from '../../tools/root';

/** A catalogue of any size from the seed's words, always the same for the same size. */
export interface SyntheticCatalogue {
  /** In the format of `/catalogue.json` and `/catalogue-details.json`. */
  list: string;
  details: string;
  titles: string[];
}

/** Pseudo-random numbers below 1, the same in every run. */
function dice(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function wordsOfSeed(): string[] {
  const text = readFileSync(join(ROOT, 'seed/catalogue.csv'), 'utf8').toLowerCase();
  return [...new Set(text.match(/[a-z]{3,}/g))];
}

const CATEGORIES = 20;

/** Facets as rich as the seed's: every product has all of them. */
function facetsOf(index: number): ProductFacets {
  const pick = <Value>(values: readonly Value[], step: number): Value => values[(index * step) % values.length] as Value;
  const minimum = pick([10, 25, 50, 100, 200], 3);
  const low = 40 + ((index * 37) % 1_900);
  const from = 3 + (index % 9);
  return {
    minimumQuantity: minimum,
    leadTime: [from, from + 2],
    material: [pick(['steel', 'wood', 'cotton', 'glass', 'plastic', 'paper', 'leather', 'copper'], 5)],
    branding: [pick(['engraving', 'screenPrint', 'uvPrint', 'embroidery', 'foil', 'deboss', 'label'], 3)],
    tag: pick([['eco'], ['desk', 'premium'], ['travel'], ['festive'], ['onboarding', 'desk']], 7),
    colours: [
      [pick(['Black', 'Navy', 'White', 'Teal', 'Red', 'Sand'], 5), '#1b1a17'],
      [pick(['Grey', 'Coral', 'Gold'], 2), '#b8933d'],
    ],
    priceBreaks: [
      [minimum, low],
      [minimum * 5, Math.round(low * 0.95)],
      [minimum * 20, Math.round(low * 0.9)],
    ],
  };
}

/** @param asOf time of the newest change it contains, ms */
export function syntheticCatalogue(size: number, asOf = 1): SyntheticCatalogue {
  const roll = dice();
  const words = wordsOfSeed();
  // Common words are more frequent, as in real text.
  const some = (count: number): string =>
    Array.from({ length: count }, () => words[Math.floor(roll() ** 2 * words.length)] ?? '').join(' ');
  const envelope = { format: 1, version: 1, asOf };
  const categories = Array.from({ length: CATEGORIES }, (_, index) => ({
    id: `c${index}`,
    title: some(1),
    description: some(12),
    coverImage: null,
    picture: null,
    hue: index * 18,
    order: index,
    updatedAt: 1,
    revision: 1,
  }));
  const products = Array.from({ length: size }, (_, index) => ({
    id: `p${index}`,
    title: some(4),
    sku: `it-${index}`,
    price: Math.ceil(roll() * 2_000),
    discountedPrice: null,
    stock: roll() < 0.9,
    categoryId: `c${Math.floor(roll() * CATEGORIES)}`,
    picture: { path: `products/p${index}/u1`, width: 1_200, height: 1_200, widths: [320, 640, 1_024], color: '#aabbcc' },
    addedDate: index,
    updatedAt: 1,
    revision: 1,
    facets: facetsOf(index),
  }));
  const details = Object.fromEntries(
    products.map(({ id }) => [id, { description: `<p>${some(70)}</p>`, quantity: 1, placeholder: null }]),
  );
  return {
    list: JSON.stringify({ ...envelope, categories, products, banners: [] }),
    details: JSON.stringify({ ...envelope, details }),
    titles: products.map(({ title }) => title),
  };
}
