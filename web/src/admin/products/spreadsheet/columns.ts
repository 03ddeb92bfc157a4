import type { ProductContent } from '../product-content';

/** A cell's text read into a field; `error` says what to type instead. */
export type CellReading = { value: ProductContent[keyof ProductContent] } | { error: string };

/** Both directions between categories' titles, which people write, and ids, which products hold. */
export interface CategoryNames {
  titleOf(id: string): string | undefined;
  idOf(title: string): string | undefined;
}

export interface Column {
  field: keyof ProductContent;
  /** Header as exported. */
  header: string;
  /** Other headers that mean the same, lower case, letters and digits only. */
  aliases: readonly string[];
  write(content: ProductContent, categories: CategoryNames): string;
  /** undefined: the cell says nothing, and what is stored stays (of a new product: what is usual). */
  read(cell: string, categories: CategoryNames): CellReading | undefined;
}

const YES = new Set(['yes', 'y', 'true', '1', 'instock', 'live']);
const NO = new Set(['no', 'n', 'false', '0', 'outofstock', 'hidden']);

/** Lower case, letters and digits only: "In Stock?", "in_stock" and "instock" are one. */
export const normalize = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const readFlag = (cell: string): CellReading | undefined => {
  const word = normalize(cell);
  if (word === '') return undefined;
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { error: `“${cell}” is neither yes nor no` };
};

/** Reads `1,250.50`, `₹ 1250` and ` 1250 `. */
const readNumber = (cell: string): number | null => {
  const digits = cell.replace(/[\s,₹$€£]/g, '').replace(/^Rs\.?/i, '');
  return digits !== '' && Number.isFinite(Number(digits)) ? Number(digits) : null;
};

const readMoney = (cell: string): CellReading => {
  if (cell === '') return { value: null };
  const amount = readNumber(cell);
  return amount === null || amount < 0 ? { error: `“${cell}” is not an amount` } : { value: amount };
};

const readQuantity = (cell: string): CellReading => {
  const pieces = cell === '' ? 1 : readNumber(cell);
  return pieces !== null && Number.isInteger(pieces) && pieces >= 0
    ? { value: pieces }
    : { error: `“${cell}” is not a whole number` };
};

const readCategory = (cell: string, categories: CategoryNames): CellReading => {
  const id = categories.idOf(cell);
  if (id === undefined && ['', 'none'].includes(normalize(cell))) return { value: null };
  return id === undefined ? { error: `There is no category “${cell}”: add it first, or correct the name` } : { value: id };
};

const flag = (value: boolean) => (value ? 'yes' : 'no');
const amount = (value: number | null) => (value === null ? '' : String(value));

/** One column per editable field, in the order of the exported file. */
export const COLUMNS: readonly Column[] = [
  {
    field: 'sku',
    header: 'SKU',
    aliases: ['sku', 'code', 'itemcode', 'itemnumber', 'itemno', 'productcode'],
    write: (content) => content.sku ?? '',
    read: (cell) => ({ value: cell === '' ? null : cell }),
  },
  {
    field: 'title',
    header: 'Title',
    aliases: ['title', 'name', 'product', 'productname', 'producttitle'],
    write: (content) => content.title,
    read: (cell) => ({ value: cell }),
  },
  {
    field: 'categoryId',
    header: 'Category',
    aliases: ['category', 'categorytitle', 'categoryname'],
    write: (content, categories) => (content.categoryId === null ? '' : (categories.titleOf(content.categoryId) ?? '')),
    read: readCategory,
  },
  {
    field: 'description',
    header: 'Description',
    aliases: ['description', 'descriptionhtml', 'details', 'body'],
    write: (content) => content.description,
    read: (cell) => ({ value: cell }),
  },
  {
    field: 'price',
    header: 'Price',
    aliases: ['price', 'mrp', 'listprice'],
    write: (content) => amount(content.price),
    read: readMoney,
  },
  {
    field: 'discountedPrice',
    header: 'Discounted price',
    aliases: ['discountedprice', 'offerprice', 'saleprice', 'discountprice'],
    write: (content) => amount(content.discountedPrice),
    read: readMoney,
  },
  {
    field: 'quantity',
    header: 'Quantity',
    aliases: ['quantity', 'qty', 'moq', 'minimumorder', 'minimumquantity'],
    write: (content) => String(content.quantity),
    read: readQuantity,
  },
  {
    field: 'stock',
    header: 'In stock',
    aliases: ['instock', 'stock', 'available'],
    write: (content) => flag(content.stock),
    read: readFlag,
  },
  {
    field: 'live',
    header: 'Live',
    aliases: ['live', 'published', 'visible', 'active'],
    write: (content) => flag(content.live),
    read: readFlag,
  },
];

/** Header of the column that names the document itself; it wins over the SKU when both are there. */
export const ID_HEADER = 'Product id';
export const isIdHeader = (header: string): boolean => ['productid', 'id'].includes(normalize(header));
