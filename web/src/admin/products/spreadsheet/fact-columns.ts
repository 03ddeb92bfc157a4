import {
  readBranding,
  readLeadTime,
  readList,
  readOptions,
  readPriceBreaks,
  writeBranding,
  writeLeadTime,
  writeList,
  writeOptions,
  writePriceBreaks,
} from '@catalogue/contract/fact-texts';
import type { ProductFacts } from '@catalogue/contract/entities/product-facts';
import { readNumber } from './read-number';

/** One fact as a column of the spreadsheet. */
export interface FactColumn {
  fact: keyof ProductFacts;
  header: string;
  aliases: readonly string[];
  write: (facts: ProductFacts) => string;
  read: (cell: string) => { value: ProductFacts[keyof ProductFacts] } | { error: string };
}

type TextFact = 'material' | 'size' | 'packaging' | 'countryOfOrigin';

const textColumn = (fact: TextFact, header: string, ...aliases: string[]): FactColumn => ({
  fact,
  header,
  aliases,
  write: (facts) => facts[fact],
  read: (cell) => ({ value: cell.trim() }),
});

type NumberFact = 'weight' | 'minimumQuantity' | 'gstRate';

const numberColumn = (fact: NumberFact, header: string, ...aliases: string[]): FactColumn => ({
  fact,
  header,
  aliases,
  write: (facts) => (facts[fact] === null ? '' : String(facts[fact])),
  read(cell) {
    if (cell.trim() === '') return { value: null };
    // "5 sets" and "50 pieces" state a number, too.
    const value = readNumber(cell.replace(/\s*(sets?|pieces|pcs|g|%)\s*$/i, ''));
    return value === null ? { error: `“${cell}” is not a number` } : { value };
  },
});

type ParsedFact = 'leadTime' | 'brandingMethods' | 'options' | 'priceBreaks';

interface Format<Fact extends ParsedFact> {
  write: (value: ProductFacts[Fact]) => string;
  read: (text: string) => ProductFacts[Fact] | null;
  empty: ProductFacts[Fact];
  /** Shown with a cell that cannot be read. */
  example: string;
}

const parsedColumn = <Fact extends ParsedFact>(
  fact: Fact,
  header: string,
  aliases: readonly string[],
  { write, read, empty, example }: Format<Fact>,
): FactColumn => ({
  fact,
  header,
  aliases,
  write: (facts) => write(facts[fact]),
  read(cell) {
    if (cell.trim() === '') return { value: empty };
    const value = read(cell.trim());
    return value === null ? { error: `“${cell}” cannot be read. Write it like: ${example}` } : { value };
  },
});

const listColumn = (fact: 'tags' | 'related', header: string, ...aliases: string[]): FactColumn => ({
  fact,
  header,
  aliases,
  write: (facts) => writeList(facts[fact]),
  read: (cell) => ({ value: readList(cell) }),
});

/** All facts, in the order of the exported file. */
export const FACT_COLUMNS: readonly FactColumn[] = [
  textColumn('material', 'Material', 'material', 'materials'),
  textColumn('size', 'Size', 'size', 'dimensions'),
  numberColumn('weight', 'Weight (g)', 'weightg', 'weight', 'grams'),
  numberColumn(
    'minimumQuantity',
    'Minimum quantity',
    'minimumquantity',
    'moq',
    'minimumorder',
    'minimumorderquantity',
    'minqty',
  ),
  parsedColumn('leadTime', 'Lead time (working days)', ['leadtimeworkingdays', 'leadworkingdays', 'leadtime'], {
    write: writeLeadTime,
    read: readLeadTime,
    empty: null,
    example: '5-7',
  }),
  parsedColumn('brandingMethods', 'Branding', ['branding', 'brandingmethods'], {
    write: writeBranding,
    read: readBranding,
    empty: [],
    example: 'Laser engraving, body, [40 x 60 mm]; Screen print',
  }),
  textColumn('packaging', 'Packaging', 'packaging', 'packing'),
  listColumn('tags', 'Tags', 'tags', 'labels'),
  textColumn('countryOfOrigin', 'Country of origin', 'countryoforigin', 'origin', 'madein'),
  {
    fact: 'hsn',
    header: 'HSN',
    aliases: ['hsn', 'hsncode', 'hsnsac', 'hsnsaccode'],
    write: (facts) => facts.hsn ?? '',
    read: (cell) => ({ value: cell.trim() === '' ? null : cell.trim() }),
  },
  numberColumn('gstRate', 'GST %', 'gst', 'gstrate', 'tax', 'taxrate'),
  parsedColumn('options', 'Options', ['options', 'variants'], {
    write: writeOptions,
    read: readOptions,
    empty: [],
    example: 'colour: Black | #111111; size: L',
  }),
  parsedColumn('priceBreaks', 'Price breaks', ['pricebreaks', 'quantityprices'], {
    write: writePriceBreaks,
    read: readPriceBreaks,
    empty: [],
    example: '50: 560; 250: 490; 1000: on request',
  }),
  listColumn('related', 'Related product ids', 'relatedproductids', 'related'),
];
