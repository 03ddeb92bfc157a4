import { BRANDING_METHODS, BRANDING_METHOD_IDS, type BrandingMethod } from './branding-methods';
import { readAreas, writeAreas } from './branding-areas';
import { writeLeadTime } from './lead-time-text';
import type { PriceBreak } from './prices';
import { factField, NO_FACTS, productField } from './product-fields';
import type {
  BasicName,
  Branding,
  FactField,
  FactKind,
  FactKinds,
  FactName,
  LeadTime,
  OptionKind,
  ProductFacts,
  ProductOption,
} from './product-fields';
import { readNumber } from './read-number';

/*
 * Facts as one line of text, for spreadsheet cells. `read…` reads what `write…` wrote and what people type instead; it
 * returns null for a text that it cannot read.
 */

const SEPARATOR = /\s*;\s*/;
const partsOf = (text: string): string[] => text.split(SEPARATOR).filter((part) => part !== '');

/** Reads `5-7`, `5 to 7 days` and `5`. */
export function readLeadTime(text: string): LeadTime | null {
  const match = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(?:working\s*)?(?:days?)?$/i.exec(text.trim());
  if (!match) return null;
  const from = Number(match[1]);
  return { from, to: match[2] === undefined ? from : Number(match[2]) };
}

export const writePriceBreaks = (breaks: readonly PriceBreak[]): string =>
  breaks.map(({ from, price }) => `${from}: ${price ?? 'on request'}`).join('; ');

/** Reads `50: 560; 250: 490; 1000: on request`. */
export function readPriceBreaks(text: string): PriceBreak[] | null {
  const breaks = partsOf(text).map((part): PriceBreak | null => {
    const match = /^(\d+)\s*[:=]\s*(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?|on request)$/i.exec(part);
    if (!match?.[2]) return null;
    const price = /^on/i.test(match[2]) ? null : Number(match[2].replaceAll(',', ''));
    return { from: Number(match[1]), price };
  });
  return breaks.every((one) => one !== null) ? breaks : null;
}

/** Words that name a branding method in free text. */
const METHOD_PATTERNS: readonly [BrandingMethod, RegExp][] = [
  ['engraving', /laser|engrav|names per piece/i],
  ['screenPrint', /screen ?print|colour print|print up to|^(?:\d[-\d]*-colour )?print\b/i],
  ['uvPrint', /\buv\b/i],
  ['embroidery', /embroid/i],
  ['transfer', /\bdtf\b|transfer/i],
  ['sublimation', /sublimation/i],
  ['deboss', /deboss/i],
  ['foil', /\bfoil\b/i],
  ['etching', /\betch|sand-etch/i],
  ['dieStruck', /die-?struck/i],
  ['plate', /\bplate\b|patch/i],
  ['offset', /offset|printed lid|printed sleeve/i],
  ['label', /label|sleeve|sticker|\btag\b|\bcard\b|item branded|logo chocolate/i],
];

const AREA = /(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*(mm|cm)\b/i;
const methodByLabel = new Map<string, BrandingMethod>(BRANDING_METHOD_IDS.map((method) => [BRANDING_METHODS[method], method]));

export const writeBranding = (methods: readonly Branding[]): string =>
  methods
    .map(({ method, position, area }) => [BRANDING_METHODS[method], position, area && `[${area}]`].filter(Boolean).join(', '))
    .join('; ');

/** Reads `Laser engraving, body, [40 x 60 mm]`. Returns null when the text does not have this form. */
function readExactBranding(part: string): Branding | null {
  const [label = '', ...rest] = part.split(', ');
  const method = methodByLabel.get(label);
  if (method === undefined) return null;
  const last = rest.at(-1) ?? '';
  const hasArea = last.startsWith('[') && last.endsWith(']');
  const position = (hasArea ? rest.slice(0, -1) : rest).join(', ');
  return { method, position, area: hasArea ? last.slice(1, -1) : '' };
}

/** Reads the first method that a free text names; the text itself stays as its position, so nothing is lost. */
function readFreeBranding(part: string): Branding[] {
  const area = AREA.exec(part);
  const methods = METHOD_PATTERNS.filter(([, pattern]) => pattern.test(part)).map(([method]) => method);
  return methods.map((method) => ({
    method,
    position: part,
    area: area ? `${area[1]} x ${area[2]} ${area[3]?.toLowerCase()}` : '',
  }));
}

/** Reads branding as written by `writeBranding`, or free text such as `laser engraving on lid; screen print`. */
export function readBranding(text: string): Branding[] | null {
  const read = partsOf(text).map((part) => {
    const exact = readExactBranding(part);
    return exact ? [exact] : readFreeBranding(part);
  });
  return read.every((found) => found.length > 0) ? read.flat() : null;
}

const OUT_OF_STOCK = 'out of stock';

const writeOption = ({ kind, name, swatch, sku, price, stock, imageName }: ProductOption): string =>
  [
    `${kind}: ${name}`,
    swatch,
    sku !== null && `item ${sku}`,
    price !== null && `price ${price}`,
    imageName !== null && `picture ${imageName}`,
    !stock && OUT_OF_STOCK,
  ]
    .filter(Boolean)
    .join(' | ');

export const writeOptions = (options: readonly ProductOption[]): string => options.map(writeOption).join('; ');

function readOption(part: string): ProductOption | null {
  const [head = '', ...rest] = part.split(/\s*\|\s*/);
  const match = /^(colour|color|size|capacity)\s*:\s*(.+)$/i.exec(head);
  if (!match?.[1] || !match[2]) return null;
  const kind = match[1].toLowerCase() === 'color' ? 'colour' : (match[1].toLowerCase() as OptionKind);
  const option: ProductOption = { kind, name: match[2], swatch: null, sku: null, price: null, stock: true, imageName: null };
  for (const detail of rest) {
    const [, key = '', value = ''] = /^(item|price|picture)\s+(.+)$/.exec(detail) ?? [];
    const price = key === 'price' ? readNumber(value) : null;
    if (/^#[0-9a-f]{6}$/i.test(detail)) option.swatch = detail.toLowerCase();
    else if (key === 'item') option.sku = value;
    else if (price !== null) option.price = price;
    else if (key === 'picture') option.imageName = value;
    else if (detail === OUT_OF_STOCK) option.stock = false;
    else return null;
  }
  return option;
}

/** Reads `colour: Black | #111111 | item DRK-01-B | price 440 | out of stock; size: L`. */
export function readOptions(text: string): ProductOption[] | null {
  const options = partsOf(text).map(readOption);
  return options.every((one) => one !== null) ? options : null;
}

/** Weight in grams as stated at the end of a size: `500 ml, 26 x 7 cm, 290 g` or `1.1 kg`; null: not stated. */
export function weightInSize(size: string): number | null {
  const match = /(?:^|,\s*)(\d+(?:\.\d+)?)\s*(kg|g)$/i.exec(size.trim());
  return match ? Math.round(Number(match[1]) * (match[2]?.toLowerCase() === 'kg' ? 1_000 : 1)) : null;
}

/** Separates a list of words or ids by commas. */
export const writeList = (items: readonly string[]): string => items.join(', ');
export const readList = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

type CellKinds = {
  [Kind in FactKind]: {
    write: (value: FactKinds[Kind]) => string;
    /** null: the text cannot be read. */
    read: (text: string, fact: FactField) => FactKinds[Kind] | null;
  };
};

/** Reads "5 sets", "50 pieces", "290 g" and plain numbers. */
function readWithUnit(text: string, { unit = '' }: FactField): number | null {
  const units = [unit.replace(/s$/, 's?'), 'pcs', 'sets?'].filter(Boolean).join('|');
  return readNumber(text.replace(new RegExp(`\\s*(?:${units})\\s*$`, 'i'), ''));
}

const CELLS: CellKinds = {
  text: { write: (value) => value, read: (text) => text },
  material: { write: (value) => value, read: (text) => text },
  number: { write: (value) => String(value ?? ''), read: readWithUnit },
  code: { write: (value) => value ?? '', read: (text) => text },
  words: { write: writeList, read: readList },
  leadTime: { write: writeLeadTime, read: readLeadTime },
  branding: { write: writeBranding, read: readBranding },
  areas: { write: writeAreas, read: readAreas },
  options: { write: writeOptions, read: readOptions },
  priceBreaks: { write: writePriceBreaks, read: readPriceBreaks },
  products: { write: writeList, read: readList },
};

/** A fact as the cell of a spreadsheet. */
export const writeFact = (name: FactName, facts: ProductFacts): string =>
  (CELLS[factField(name).kind].write as (value: unknown) => string)(facts[name]);

/** What a field of a product may hold, for staff whose text was refused. */
export function whatFits(name: BasicName | FactName): string {
  const { wrong, example } = productField(name);
  return [wrong, example === undefined ? undefined : `Write it like: ${example}`].filter(Boolean).join(' ');
}

/** Reads the cell of a spreadsheet; an empty cell states nothing. `error` says what to write instead. */
export function readFact(name: FactName, cell: string): { value: ProductFacts[FactName] } | { error: string } {
  const fact = factField(name);
  const text = cell.trim();
  if (text === '') return { value: NO_FACTS[name] };
  const value = CELLS[fact.kind].read(text, fact);
  if (value !== null) return { value };
  return { error: `“${cell}” cannot be read. ${whatFits(name)}` };
}
