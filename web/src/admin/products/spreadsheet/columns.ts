import { readFact, writeFact } from '@catalogue/contract/fact-texts';
import { PRICE_AUDIENCES } from '@catalogue/contract/price-audience';
import {
  BASIC_FIELDS,
  BASIC_NAMES,
  FACT_NAMES,
  factField,
  headerOf,
  headersOf,
  normalHeader,
} from '@catalogue/contract/product-fields';
import type { BasicKind, BasicName, FactName } from '@catalogue/contract/product-fields';
import { readNumber } from '@catalogue/contract/read-number';
import type { ProductContent } from '@catalogue/contract/entities/product';
import type { ContentChange } from '../../data/product-content';
import { PRODUCT_TEXTS } from '../product-texts';

type Value = ProductContent[BasicName];
/** A cell's text read into a field; `error` says what to type instead. */
type FieldReading = { value: Value } | { error: string };
export type CellReading = { change: ContentChange } | { error: string };

/** Both directions between categories' titles, which people write, and ids, which products hold. */
export interface CategoryNames {
  titleOf(id: string): string | undefined;
  idOf(title: string): string | undefined;
  /** false: the categories are not known, so that no title can be read. */
  isLoaded?: false;
}

export interface SpreadsheetColumn {
  field: keyof ProductContent;
  /** The one fact it holds, where `field` is `facts`. */
  fact?: FactName;
  /** Header as exported. */
  header: string;
  /** Headers that mean it, lower case, letters and digits only. */
  aliases: readonly string[];
  /** null: import only; another column exports the same. */
  write: ((content: ProductContent, categories: CategoryNames) => string) | null;
  /** undefined: the cell says nothing, and what is stored stays (of a new product: what is usual). */
  read: (cell: string, categories: CategoryNames) => CellReading | undefined;
}

const YES = new Set(['yes', 'y', 'true', '1', 'instock', 'live', 'active', 'published']);
const NO = new Set(['no', 'n', 'false', '0', 'outofstock', 'hidden', 'draft', 'archived']);

/** The word that empties a field. */
export const isNone = (cell: string): boolean => normalHeader(cell) === 'none';

const readFlag = (cell: string): FieldReading | undefined => {
  const word = normalHeader(cell);
  if (word === '') return undefined;
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { error: `“${cell}” is neither yes nor no` };
};

/** Other systems write the number of pieces in stock. */
const readStock = (cell: string): FieldReading | undefined => {
  const pieces = readNumber(cell);
  return pieces === null ? readFlag(cell) : { value: pieces > 0 };
};

/** Rounded to paise: the result of a formula may be 461.99999999999994. */
const readRupees = (cell: string): number | null => {
  const amount = readNumber(cell);
  return amount === null ? null : Math.round(amount * 100) / 100;
};

const readMoney = (cell: string): FieldReading => {
  if (cell === '') return { value: null };
  const amount = readRupees(cell);
  return amount === null || amount < 0 ? { error: `“${cell}” is not an amount` } : { value: amount };
};

const readPieces = (cell: string): FieldReading => {
  const pieces = cell === '' ? 1 : readNumber(cell);
  return pieces !== null && Number.isInteger(pieces) && pieces >= 0
    ? { value: pieces }
    : { error: `“${cell}” is not a whole number` };
};

const readCategory = (cell: string, categories: CategoryNames): FieldReading => {
  if (categories.isLoaded === false) return { error: PRODUCT_TEXTS.loadCategories };
  const id = categories.idOf(cell);
  if (id === undefined && (cell === '' || isNone(cell))) return { value: null };
  return id === undefined ? { error: `There is no category “${cell}”: add it first, or correct the name` } : { value: id };
};

const readAudience = (cell: string): FieldReading => {
  const audience = PRICE_AUDIENCES.find((one) => normalHeader(one) === normalHeader(cell));
  if (cell.trim() === '') return { value: null };
  return audience === undefined ? { error: `Prices are shown to one of ${PRICE_AUDIENCES.join(', ')}` } : { value: audience };
};

const READ: Record<BasicKind, (cell: string, categories: CategoryNames) => FieldReading | undefined> = {
  text: (cell) => ({ value: cell }),
  sku: (cell) => ({ value: cell === '' ? null : cell }),
  category: readCategory,
  money: readMoney,
  audience: readAudience,
  pieces: readPieces,
  stock: readStock,
  flag: readFlag,
};

function writeBasic(kind: BasicKind, value: Value, categories: CategoryNames): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return kind === 'category' ? (categories.titleOf(String(value)) ?? '') : String(value);
}

const basicColumn = (name: BasicName): SpreadsheetColumn => {
  const { kind } = BASIC_FIELDS[name];
  return {
    field: name,
    header: headerOf(BASIC_FIELDS[name]),
    aliases: headersOf(BASIC_FIELDS[name]),
    write: (content, categories) => writeBasic(kind, content[name], categories),
    read(cell, categories) {
      const reading = READ[kind](cell, categories);
      return reading && 'value' in reading ? { change: { [name]: reading.value } } : reading;
    },
  };
};

const factColumn = (name: FactName): SpreadsheetColumn => ({
  field: 'facts',
  fact: name,
  header: headerOf(factField(name)),
  aliases: headersOf(factField(name)),
  write: ({ facts }) => writeFact(name, facts),
  read(cell) {
    const reading = readFact(name, cell);
    return 'error' in reading ? reading : { change: { facts: { [name]: reading.value } } };
  },
});

/** Reads a price band such as `420-560`: price at the smallest order, and list price. */
const PRICE_BAND: SpreadsheetColumn = {
  field: 'price',
  header: 'Price band',
  aliases: ['priceband', 'inrbandindicative', 'inrband'],
  write: null,
  read(cell) {
    if (cell.trim() === '') return undefined;
    const [low, high] = cell.split(/\s*[-–]\s*/).map(readRupees);
    if (typeof low !== 'number' || typeof high !== 'number' || low > high) return { error: `“${cell}” is not a price band` };
    return { change: { price: high, discountedPrice: low } };
  },
};

/** One column per editable field and fact, in the order of the exported file. */
export const COLUMNS: readonly SpreadsheetColumn[] = [
  ...BASIC_NAMES.map(basicColumn),
  ...FACT_NAMES.map(factColumn),
  PRICE_BAND,
];

export const CATEGORY_HEADER = headerOf(BASIC_FIELDS.categoryId);

export const EXPORTED_COLUMNS = COLUMNS.filter(
  (column): column is SpreadsheetColumn & { write: NonNullable<SpreadsheetColumn['write']> } => column.write !== null,
);

/** Whether a product may do without what the column holds. */
export const isOptional = ({ field, write }: SpreadsheetColumn): boolean =>
  write !== null && !['title', 'quantity', 'stock', 'live'].includes(field);

/** Header of the column that names the document itself; it wins over the SKU when both are there. */
export const ID_HEADER = 'Product id';
export const isIdHeader = (header: string): boolean => ['productid', 'id'].includes(normalHeader(header));
