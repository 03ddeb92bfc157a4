import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductOption } from '@catalogue/contract/product-fields';
import { sourceRows } from './catalogue-source';
import { CATEGORIES } from './categories';
import { describe } from './description';
import type { Scene } from './draw';
import { factsOf } from './facts';
import { RECIPES } from './recipes';
import { ROOT } from '../root';

/** A further picture of a product. */
interface FurtherPicture {
  uploadId: string;
  scene: Scene;
}

/** A document and the pictures drawn for it. */
export interface SeedEntry {
  id: string;
  fields: Record<string, unknown>;
  scene: Scene;
  /** Pictures behind the first. */
  further?: readonly FurtherPicture[];
  /** Days since it was added. */
  age: number;
}

const SQUARE = { width: 1200, height: 1200 };
/** Smaller, so that the first start draws further pictures quickly. */
const FURTHER = { width: 720, height: 720 };
const WIDE = { width: 1920, height: 820 };

/** The picture that tools/studio rendered under one of these names. Without one, drawings stand in. */
function rendered(...names: readonly string[]): Pick<Scene, 'photo'> {
  const photo = names.map((name) => join(ROOT, 'seed/pictures', `${name}.jpg`)).find(existsSync);
  return photo === undefined ? {} : { photo };
}

export const categorySeeds = (): SeedEntry[] =>
  CATEGORIES.map(({ id, title, description, hue, cover }, index) => ({
    id,
    fields: { title, description, coverImage: null, hue, order: index },
    scene: { ...SQUARE, hue, things: cover, variation: 1_000 + index },
    age: 400 - index,
  }));

const photoOfColour = (id: string, name: string, isFirst: boolean): Pick<Scene, 'photo'> =>
  rendered(`${id}-${name.toLowerCase()}`, ...(isFirst ? [id] : []));

/** One picture per colour, and a close look at the branding. The studio renders the first picture in the first colour. */
function furtherPictures(id: string, hue: number, options: readonly ProductOption[]): FurtherPicture[] {
  const things = RECIPES[id]?.slice(0, 1) ?? [];
  const colours = options.filter(({ kind }) => kind === 'colour');
  const branding = rendered(`${id}-branding`);
  const closely =
    branding.photo === undefined
      ? []
      : [{ uploadId: `seed-${id}-branding`, scene: { ...FURTHER, hue, things, variation: 0, ...branding } }];
  const coloured = colours.flatMap(({ name, swatch }, index) => {
    const photo = photoOfColour(id, name, index === 0);
    if (rendered(id).photo !== undefined && photo.photo === undefined) return [];
    const tint = swatch === null ? {} : { tint: swatch };
    return [
      {
        uploadId: `seed-${id}-${name.toLowerCase()}`,
        scene: { ...FURTHER, hue, things, variation: 4_000 + index, ...tint, ...photo },
      },
    ];
  });
  return [...coloured, ...closely];
}

/** Colours show their own picture. */
const withPicture = (option: ProductOption, further: readonly FurtherPicture[], id: string): ProductOption => {
  const imageName = `seed-${id}-${option.name.toLowerCase()}`;
  return option.kind === 'colour' && further.some(({ uploadId }) => uploadId === imageName) ? { ...option, imageName } : option;
};

/** Days over which the products were added, so that sorting by date changes the order. */
const YEAR = 360;

export const productSeeds = (): SeedEntry[] =>
  sourceRows().map((row, index) => {
    const category = CATEGORIES.find(({ title }) => title === row.category);
    const things = RECIPES[row.sku];
    if (!category || !things) throw new Error(`${row.sku}: its category or its drawing is missing.`);
    const facts = factsOf(row);
    const further = furtherPictures(row.sku, category.hue, facts.options);
    const [low = 0, high = 0] = row.inr_band_indicative.split('-').map(Number);
    return {
      id: row.sku,
      fields: {
        title: row.title,
        description: describe(row, category, index),
        sku: row.sku.toUpperCase(),
        price: high,
        discountedPrice: low,
        quantity: Number.parseInt(row.moq, 10) || 1,
        live: true,
        stock: row.stock === 'true',
        categoryId: category.id,
        facts: { ...facts, options: facts.options.map((option) => withPicture(option, further, row.sku)) },
      },
      scene: { ...SQUARE, hue: category.hue, things, variation: index + 1, ...rendered(row.sku) },
      further,
      // 37 and 96 share no factor, so the dates are not in the order of the file.
      age: Math.round(((index * 37) % 96) * (YEAR / 96)) + 1,
    };
  });

const CAROUSEL = [
  {
    id: 'diwali',
    line: 'Diwali boxes, packed fresh',
    hue: 350,
    things: ['diya-lamp', 'wrapped-gift', 'sparkles'],
    link: '/store/festive-hampers/Festive%20Hampers',
  },
  {
    id: 'welcome',
    line: 'First day, ready on the desk',
    hue: 175,
    things: ['package', 'flask-coral', 'notebook'],
    link: '/store/welcome-kits/Welcome%20Kits',
  },
  {
    id: 'awards',
    line: 'Well done, engraved',
    hue: 85,
    things: ['trophy', 'gem-stone', 'sports-medal'],
    link: '/store/awards-trophies/Awards%20%26%20Trophies',
  },
  {
    id: 'drinkware',
    line: 'Your name, every sip',
    hue: 220,
    things: ['flask-teal', 'hot-beverage', 'flask-night'],
    link: '/store/drinkware/Drinkware',
  },
  {
    id: 'eco',
    line: 'Gifts that leave little behind',
    hue: 140,
    things: ['potted-plant', 'spiral-notepad', 'flask-bamboo'],
    link: '/store/eco-sustainable/Eco%20%26%20Sustainable',
  },
] as const;

const TRENDING = [
  { id: 'trend-flask', alt: 'Vacuum flasks', hue: 220, things: ['flask-night', 'flask-teal'] },
  { id: 'trend-backpack', alt: 'Laptop backpacks', hue: 250, things: ['backpack', 'keyboard'] },
  { id: 'trend-kit', alt: 'Welcome kits', hue: 175, things: ['package', 't-shirt', 'hot-beverage'] },
  { id: 'trend-hamper', alt: 'Festive hampers', hue: 350, things: ['wrapped-gift', 'diya-lamp', 'chestnut'] },
  { id: 'trend-trophy', alt: 'Trophies with names', hue: 85, things: ['trophy', 'glowing-star'] },
  { id: 'trend-plant', alt: 'Desk plants', hue: 140, things: ['potted-plant', 'cactus'] },
  { id: 'trend-diary', alt: 'Diaries and pens', hue: 40, things: ['notebook-with-decorative-cover', 'pen'] },
  { id: 'trend-umbrella', alt: 'Umbrellas', hue: 115, things: ['umbrella', 'closed-umbrella'] },
] as const;

export const bannerSeeds = (): SeedEntry[] => [
  ...CAROUSEL.map(({ id, line, hue, things, link }, index) => ({
    id,
    fields: { kind: 'carousel', alt: line, link, order: index, startsAt: null, endsAt: null },
    scene: { ...WIDE, hue, things, line, variation: 2_000 + index },
    age: 30 - index,
  })),
  ...TRENDING.map(({ id, alt, hue, things }, index) => ({
    id,
    fields: { kind: 'trending', alt, link: null, order: index, startsAt: null, endsAt: null },
    scene: { ...SQUARE, hue, things, variation: 3_000 + index },
    age: 20 - index,
  })),
];
