import { NO_FACTS } from '@catalogue/contract/product-fields';
import type { LeadTime, ProductFacts, ProductOption } from '@catalogue/contract/product-fields';
import { readBranding, readLeadTime, weightInSize } from '@catalogue/contract/fact-texts';
import { LIMITS } from '@catalogue/contract/limits';
import type { PriceBreak } from '@catalogue/contract/prices';
import type { SourceRow } from './catalogue-source';

/** HSN code and GST rate of each category's goods. Sample data: a real catalogue states them per product. */
const TAX: Readonly<Record<string, readonly [hsn: string, gstRate: number]>> = {
  Drinkware: ['9617', 18],
  'Bags & Travel': ['4202', 18],
  'Tech & Gadgets': ['8504', 18],
  'Stationery & Diaries': ['4820', 18],
  Apparel: ['6109', 5],
  'Awards & Trophies': ['8306', 18],
  'Festive Hampers': ['2106', 18],
  'Welcome Kits': ['4819', 18],
  'Eco & Sustainable': ['4602', 5],
  'Desk & Office': ['8304', 18],
  'Home & Kitchen': ['7323', 18],
  'Wellness & Outdoors': ['9506', 18],
};

/** Months of warranty on each category's goods; the others state none. Sample data. */
const WARRANTY: Readonly<Record<string, number>> = {
  Drinkware: 12,
  'Bags & Travel': 6,
  'Tech & Gadgets': 12,
  'Home & Kitchen': 24,
};

const colour = (name: string, swatch: string, more: Partial<ProductOption> = {}): ProductOption => ({
  ...{ kind: 'colour', name, swatch, sku: null, price: null, stock: true, imageName: null },
  ...more,
});
const size = (name: string, more: Partial<ProductOption> = {}): ProductOption => ({
  ...{ kind: 'size', name, swatch: null, sku: null, price: null, stock: true, imageName: null },
  ...more,
});
const capacity = (name: string, more: Partial<ProductOption> = {}): ProductOption => ({
  ...size(name, more),
  kind: 'capacity',
});

const BLACK = colour('Black', '#1b1a17');
const NAVY = colour('Navy', '#1f2f54');
const WHITE = colour('White', '#f4f1ea');
const TEAL = colour('Teal', '#0f4c4a');
const RED = colour('Red', '#a32a2a');

/** Options of the products that have some. */
const OPTIONS: Readonly<Record<string, readonly ProductOption[]>> = {
  'drk-01': [
    colour('Teal', '#0f4c4a', { sku: 'DRK-01-TEA' }),
    colour('Black', '#1b1a17', { sku: 'DRK-01-BLK' }),
    colour('Coral', '#d9694f', { sku: 'DRK-01-COR', stock: false }),
    capacity('500 ml'),
    capacity('750 ml', { price: 495 }),
  ],
  'drk-05': [BLACK, WHITE, TEAL],
  'drk-06': [WHITE, BLACK, colour('Sand', '#cbb994')],
  'bag-01': [BLACK, NAVY, colour('Grey', '#76797d')],
  'bag-03': [NAVY, BLACK],
  'sta-01': [BLACK, NAVY, colour('Tan', '#a9744f'), RED],
  'sta-04': [colour('Chrome', '#b9bcc0'), BLACK, colour('Gold', '#b8933d', { price: 75 })],
  'app-01': [WHITE, NAVY, BLACK, ...['S', 'M', 'L', 'XL'].map((name) => size(name)), size('4XL', { price: 360 })],
  'app-03': [WHITE, BLACK, RED, ...['S', 'M', 'L', 'XL', '3XL'].map((name) => size(name))],
  'app-06': [BLACK, NAVY, RED, WHITE],
  'wel-01': [TEAL, colour('Purple', '#5b3f74')],
  'wel-02': [BLACK, NAVY, { ...RED, stock: false }],
  'wel-04': [colour('Steel', '#9a9fa3'), BLACK],
  'dsk-01': [colour('Grey', '#76797d'), BLACK, colour('Tan', '#a9744f')],
};

const TAG_WORDS: readonly [tag: string, pattern: RegExp][] = [
  ['eco', /eco |bamboo|jute|cork|recycled|rpet|seed paper|coir|organic/i],
  ['festive', /hamper|diya|holi|diwali|bonbon/i],
  ['onboarding', /welcome|kit\b|intern|delegate/i],
  ['desk', /desk|pen\b|notebook|planner|calendar|mouse/i],
  ['travel', /travel|trolley|backpack|duffel|passport|umbrella/i],
  ['premium', /leadership|crystal|copper|executive|magnetic rigid/i],
  ['new year', /planner|calendar|diary|leadership kit/i],
  ['anniversary', /trophy|plaque|award|medal|long service|crystal cube|name plate/i],
  ['women', /women|aroma|clearbrew|desk plant|jute lunch/i],
  ['farewell', /farewell|plaque|crystal cube|photo frame|pen & diary|copper jug/i],
  ['conference', /conference|delegate|event tee|canvas tote|cap\b|cork cover/i],
];

const tagsOf = (row: SourceRow): string[] => {
  const text = `${row.category} ${row.title} ${row.material} ${row.packaging}`;
  return TAG_WORDS.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag);
};

/** A product is quoted for large orders from this price on. */
const QUOTED_FROM = 1_500;

/** Five times the smallest order costs 5 % less, twenty times 10 % less; of a dear product, twenty times is on request. */
export function priceBreaksOf(minimum: number, low: number): PriceBreak[] {
  return [
    { from: minimum, price: low },
    { from: minimum * 5, price: Math.round(low * 0.95) },
    { from: minimum * 20, price: low < QUOTED_FROM ? Math.round(low * 0.9) : null },
  ];
}

function leadTimeOf({ sku, lead_working_days: text }: SourceRow): LeadTime {
  const lead = readLeadTime(text);
  if (!lead) throw new Error(`${sku}: the lead time "${text}" cannot be read.`);
  return lead;
}

/** Words of the method and of its area, which have fields of their own. */
const METHOD_WORDS =
  /\b(laser|engrav\w*|screen ?print|uv( colour)?( print)?|embroidery|dtf|transfer|sublimation|deboss|foil|sand-etch|etch|die-struck|offset|(metal |rubber )?(plates?|patch)|printed|print|\d+ ?x ?\d+ ?[cm]m)\b/gi;

/** "laser on lid" -> "lid", "laser engraving, 1 position 40x60 mm" -> "1 position". */
const placeIn = (text: string): string =>
  text
    .replace(METHOD_WORDS, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replace(/( ?\b(or|and|on|with)\b ?)+(?=,|$)|^[ ,]*(\b(or|and|on|with)\b[ ,]*)+/g, '')
    .replace(/^[ ,]+|[ ,]+$/g, '');

/** The facts of one line of seed/catalogue.csv. Throws where a cell cannot be read. */
export function factsOf(row: SourceRow): ProductFacts {
  const brandingMethods = readBranding(row.branding);
  if (!brandingMethods) throw new Error(`${row.sku}: the branding "${row.branding}" cannot be read.`);
  const [low = 0] = row.inr_band_indicative.split('-').map(Number);
  const minimumQuantity = Number.parseInt(row.moq, 10) || 1;
  const [hsn, gstRate] = TAX[row.category] ?? [null, null];
  return {
    ...NO_FACTS,
    material: row.material,
    size: row.size,
    weight: weightInSize(row.size),
    minimumQuantity,
    leadTime: leadTimeOf(row),
    brandingMethods: brandingMethods
      .slice(0, LIMITS.brandingMethods)
      .map((one) => ({ ...one, position: placeIn(one.position) })),
    packaging: row.packaging,
    tags: tagsOf(row),
    countryOfOrigin: 'India',
    warrantyMonths: WARRANTY[row.category] ?? null,
    hsn,
    gstRate,
    options: [...(OPTIONS[row.sku] ?? [])],
    priceBreaks: priceBreaksOf(minimumQuantity, low),
  };
}
