import type { ProductFacts } from '@catalogue/contract/entities/product-facts';
import { PRICE_AUDIENCES } from '@catalogue/contract/price-audience';
import type { ContentChange, ProductContent } from '../product-content';
import { PRODUCT_TEXTS } from '../product-texts';
import { FACT_COLUMNS } from './fact-columns';
import { readNumber } from './read-number';

type Content = Omit<ProductContent, 'facts'>;
/** A cell's text read into a field; `error` says what to type instead. */
type FieldReading = { value: Content[keyof Content] } | { error: string };
export type CellReading = { change: ContentChange } | { error: string };

/** Both directions between categories' titles, which people write, and ids, which products hold. */
export interface CategoryNames {
  titleOf(id: string): string | undefined;
  idOf(title: string): string | undefined;
  /** false: the categories are not known, so that no title can be read. */
  isLoaded?: false;
}

export interface Column {
  field: keyof ProductContent;
  /** The one fact it holds, where `field` is `facts`. */
  fact?: keyof ProductFacts;
  /** Header as exported. */
  header: string;
  /** Other headers that mean the same, lower case, letters and digits only. */
  aliases: readonly string[];
  /** null: import only; another column exports the same. */
  write: ((content: ProductContent, categories: CategoryNames) => string) | null;
  /** undefined: the cell says nothing, and what is stored stays (of a new product: what is usual). */
  read: (cell: string, categories: CategoryNames) => CellReading | undefined;
}

const YES = new Set(['yes', 'y', 'true', '1', 'instock', 'live', 'active', 'published']);
const NO = new Set(['no', 'n', 'false', '0', 'outofstock', 'hidden', 'draft', 'archived']);

/** Lower case, letters and digits only: "In Stock?", "in_stock" and "instock" are one. */
export const normalize = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The word that empties a field. */
export const isNone = (cell: string): boolean => normalize(cell) === 'none';

const readFlag = (cell: string): FieldReading | undefined => {
  const word = normalize(cell);
  if (word === '') return undefined;
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { error: `“${cell}” is neither yes nor no` };
};

/** Other systems write the number of pieces in stock. */
const readStock = (cell: string): FieldReading | undefined => {
  const pieces = readNumber(cell);
  return pieces === null ? readFlag(cell) : { value: pieces > 0 };
};

const readMoney = (cell: string): FieldReading => {
  if (cell === '') return { value: null };
  const amount = readNumber(cell);
  return amount === null || amount < 0 ? { error: `“${cell}” is not an amount` } : { value: amount };
};

const readQuantity = (cell: string): FieldReading => {
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
  const audience = PRICE_AUDIENCES.find((one) => normalize(one) === normalize(cell));
  if (cell.trim() === '') return { value: null };
  return audience === undefined ? { error: `Prices are shown to one of ${PRICE_AUDIENCES.join(', ')}` } : { value: audience };
};

const flag = (value: boolean) => (value ? 'yes' : 'no');
const amount = (value: number | null) => (value === null ? '' : String(value));

export const CATEGORY_HEADER = 'Category';

interface FieldColumn extends Omit<Column, 'read' | 'field' | 'fact'> {
  field: keyof Content;
  read: (cell: string, categories: CategoryNames) => FieldReading | undefined;
}

const FIELD_COLUMNS: readonly FieldColumn[] = [
  {
    field: 'sku',
    header: 'SKU',
    aliases: [
      ...['sku', 'productsku', 'variantsku', 'code', 'itemcode', 'productcode', 'stylecode', 'itemnumber', 'itemno'],
      ...['articlenumber', 'articleno', 'modelnumber', 'modelno', 'model', 'partnumber', 'partno'],
    ],
    write: (content) => content.sku ?? '',
    read: (cell) => ({ value: cell === '' ? null : cell }),
  },
  {
    field: 'title',
    header: 'Title',
    aliases: ['title', 'name', 'product', 'productname', 'producttitle', 'item', 'itemname', 'particulars'],
    write: (content) => content.title,
    read: (cell) => ({ value: cell }),
  },
  {
    field: 'categoryId',
    header: CATEGORY_HEADER,
    aliases: ['category', 'categories', 'categorytitle', 'categoryname', 'productcategory', 'producttype'],
    write: (content, categories) => (content.categoryId === null ? '' : (categories.titleOf(content.categoryId) ?? '')),
    read: readCategory,
  },
  {
    field: 'description',
    header: 'Description',
    aliases: ['description', 'descriptionhtml', 'productdescription', 'longdescription', 'details', 'body', 'bodyhtml'],
    write: (content) => content.description,
    read: (cell) => ({ value: cell }),
  },
  {
    field: 'price',
    header: 'Price',
    aliases: ['price', 'mrp', 'listprice', 'regularprice', 'unitprice', 'variantprice', 'rate'],
    write: (content) => amount(content.price),
    read: readMoney,
  },
  {
    field: 'discountedPrice',
    header: 'Discounted price',
    aliases: ['discountedprice', 'offerprice', 'saleprice', 'sellingprice', 'specialprice', 'discountprice'],
    write: (content) => amount(content.discountedPrice),
    read: readMoney,
  },
  {
    field: 'priceAudience',
    header: 'Prices shown to',
    aliases: ['pricesshownto', 'priceaudience'],
    write: (content) => content.priceAudience ?? '',
    read: readAudience,
  },
  {
    field: 'quantity',
    header: 'Quantity',
    aliases: ['quantity', 'qty'],
    write: (content) => String(content.quantity),
    read: readQuantity,
  },
  {
    field: 'stock',
    header: 'In stock',
    aliases: ['instock', 'stock', 'available', 'availability', 'stockstatus'],
    write: (content) => flag(content.stock),
    read: readStock,
  },
  {
    field: 'live',
    header: 'Live',
    aliases: ['live', 'published', 'visible', 'active', 'status'],
    write: (content) => flag(content.live),
    read: readFlag,
  },
];

/** Reads a price band such as `420-560`: price at the smallest order, and list price. */
const PRICE_BAND: Column = {
  field: 'price',
  header: 'Price band',
  aliases: ['priceband', 'inrbandindicative', 'inrband'],
  write: null,
  read(cell) {
    if (cell.trim() === '') return undefined;
    const [low, high] = cell.split(/\s*[-–]\s*/).map(readNumber);
    if (typeof low !== 'number' || typeof high !== 'number' || low > high) return { error: `“${cell}” is not a price band` };
    return { change: { price: high, discountedPrice: low } };
  },
};

const fieldColumn = ({ read, ...column }: FieldColumn): Column => ({
  ...column,
  read(cell, categories) {
    const reading = read(cell, categories);
    return reading && 'value' in reading ? { change: { [column.field]: reading.value } } : reading;
  },
});

/** One column per editable field and fact, in the order of the exported file. */
export const COLUMNS: readonly Column[] = [
  ...FIELD_COLUMNS.map(fieldColumn),
  ...FACT_COLUMNS.map(({ fact, header, aliases, write, read }): Column => ({
    field: 'facts',
    fact,
    header,
    aliases,
    write: (content) => write(content.facts),
    read(cell) {
      const reading = read(cell);
      return 'error' in reading ? reading : { change: { facts: { [fact]: reading.value } } };
    },
  })),
  PRICE_BAND,
];

export const EXPORTED_COLUMNS = COLUMNS.filter(
  (column): column is Column & { write: NonNullable<Column['write']> } => column.write !== null,
);

/** Whether a product may do without what the column holds. */
export const isOptional = ({ field, write }: Column): boolean =>
  write !== null && !['title', 'quantity', 'stock', 'live'].includes(field);

/** Header of the column that names the document itself; it wins over the SKU when both are there. */
export const ID_HEADER = 'Product id';
export const isIdHeader = (header: string): boolean => ['productid', 'id'].includes(normalize(header));
