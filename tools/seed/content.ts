import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductOption } from '@catalogue/contract/product-fields';
import { brandingAreasOf } from './branding-areas';
import { sourceRows } from './catalogue-source';
import { CATEGORIES } from './categories';
import { describe } from './description';
import { factsOf } from './facts';
import { ROOT } from '../root';

/** A further picture of a product. */
interface FurtherPicture {
  uploadId: string;
  photo: string;
}

/** A document and its pictures, which tools/studio rendered: files under seed/pictures. */
export interface SeedEntry {
  id: string;
  fields: Record<string, unknown>;
  photo: string;
  /** Pictures behind the first. */
  further?: readonly FurtherPicture[];
  /** Days since it was added. */
  age: number;
}

const fileOf = (name: string): string => join(ROOT, 'seed/pictures', `${name}.jpg`);

export const categorySeeds = (): SeedEntry[] =>
  CATEGORIES.map(({ id, title, description, hue, cover }, index) => ({
    id,
    fields: { title, description, coverImage: null, hue, order: index },
    photo: fileOf(cover),
    age: 400 - index,
  }));

const pieceOfColour = (id: string, { name }: ProductOption): string => `${id}-${name.toLowerCase()}`;

/** Upload of a picture, by the studio's name of it. */
const uploadOf = (piece: string): string => `seed-${piece}`;

/** Further looks at a product that the studio renders for some, by the end of their names. A logo has its place beside the rule only. */
const LOOKS = { branding: { hasLogo: false }, scale: { hasLogo: true }, box: { hasLogo: false } };

/** The studio's pictures of a product, its own first, which shows the first colour, and those on which a logo has its place. */
function piecesOf(id: string, options: readonly ProductOption[]): { pieces: string[]; branded: string[] } {
  const [, ...others] = options.filter(({ kind }) => kind === 'colour');
  const plain = [id, ...others.map((option) => pieceOfColour(id, option))];
  const looks = Object.entries(LOOKS).flatMap(([look, { hasLogo }]) =>
    existsSync(fileOf(`${id}-${look}`)) ? [{ piece: `${id}-${look}`, hasLogo }] : [],
  );
  return {
    pieces: [...plain, ...looks.map(({ piece }) => piece)],
    branded: [...plain, ...looks.flatMap(({ piece, hasLogo }) => (hasLogo ? [piece] : []))],
  };
}

/** Colours show their own picture, the first one the product's. */
function withPictures(options: readonly ProductOption[], id: string): ProductOption[] {
  const first = options.find(({ kind }) => kind === 'colour');
  return options.map((option) =>
    option.kind === 'colour' ? { ...option, imageName: uploadOf(option === first ? id : pieceOfColour(id, option)) } : option,
  );
}

/** Days over which the products were added, so that sorting by date changes the order. */
const YEAR = 360;

export const productSeeds = (): SeedEntry[] =>
  sourceRows().map((row, index) => {
    const category = CATEGORIES.find(({ title }) => title === row.category);
    if (!category) throw new Error(`${row.sku}: its category is missing.`);
    const facts = factsOf(row);
    const { pieces, branded } = piecesOf(row.sku, facts.options);
    const brandingAreas = brandingAreasOf(
      row,
      facts,
      branded.map((piece) => [uploadOf(piece), piece]),
    );
    const [low = 0, high = 0] = row.inr_band_indicative.split('-').map(Number);
    return {
      id: row.sku,
      fields: {
        title: row.title,
        description: describe(category, index),
        sku: row.sku.toUpperCase(),
        price: high,
        discountedPrice: low,
        quantity: Number.parseInt(row.moq, 10) || 1,
        live: true,
        stock: row.stock === 'true',
        categoryId: category.id,
        facts: { ...facts, brandingAreas, options: withPictures(facts.options, row.sku) },
      },
      photo: fileOf(row.sku),
      further: pieces.slice(1).map((piece) => ({ uploadId: uploadOf(piece), photo: fileOf(piece) })),
      // 37 and 96 share no factor, so the dates are not in the order of the file.
      age: Math.round(((index * 37) % 96) * (YEAR / 96)) + 1,
    };
  });

const CAROUSEL = [
  {
    id: 'diwali',
    words: 'Diwali boxes, packed fresh',
    alt: 'Wrapped boxes with bows, and three lit diyas',
    link: '/store/festive-hampers/Festive%20Hampers',
  },
  {
    id: 'welcome',
    words: 'First day, ready on the desk',
    alt: 'An open welcome kit with flask, notebook and tee, a mug beside it',
    link: '/store/welcome-kits/Welcome%20Kits',
  },
  {
    id: 'awards',
    words: 'Well done, engraved',
    alt: 'Cups in gold, silver and bronze, a crystal trophy and a star',
    link: '/store/awards-trophies/Awards%20%26%20Trophies',
  },
  {
    id: 'drinkware',
    words: 'Your name, every sip',
    alt: 'Flasks, a tumbler and a mug in a row',
    link: '/store/drinkware/Drinkware',
  },
  {
    id: 'eco',
    words: 'Gifts that leave little behind',
    alt: 'A succulent, a bamboo flask, a cork notebook and coasters',
    link: '/store/eco-sustainable/Eco%20%26%20Sustainable',
  },
] as const;

const TRENDING = [
  { id: 'trend-flask', alt: 'Vacuum flasks', product: 'drk-01' },
  { id: 'trend-backpack', alt: 'Laptop backpacks', product: 'bag-01' },
  { id: 'trend-kit', alt: 'Welcome kits', product: 'kit-01' },
  { id: 'trend-hamper', alt: 'Festive hampers', product: 'hmp-01' },
  { id: 'trend-trophy', alt: 'Trophies with names', product: 'awd-08' },
  { id: 'trend-plant', alt: 'Desk plants', product: 'eco-07' },
  { id: 'trend-diary', alt: 'Diaries and pens', product: 'sta-05' },
  { id: 'trend-umbrella', alt: 'Umbrellas', product: 'wel-02' },
] as const;

export const bannerSeeds = (): SeedEntry[] => [
  ...CAROUSEL.map(({ id, alt, words, link }, index) => ({
    id,
    fields: { kind: 'carousel', alt, words, link, order: index, startsAt: null, endsAt: null, planned: false },
    photo: fileOf(`banner-${id}`),
    age: 30 - index,
  })),
  ...TRENDING.map(({ id, alt, product }, index) => ({
    id,
    fields: { kind: 'trending', alt, link: null, order: index, startsAt: null, endsAt: null, planned: false },
    photo: fileOf(product),
    age: 20 - index,
  })),
];
