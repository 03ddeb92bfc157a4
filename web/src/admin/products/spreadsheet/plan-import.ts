import type { Product } from '@catalogue/contract/entities/product';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { normalSku, repeatedOption } from '@catalogue/contract/item-number';
import { makesPricesCross } from '@catalogue/contract/prices';
import { normalHeader } from '@catalogue/contract/product-fields';
import * as v from 'valibot';
import { productContent } from '@catalogue/contract/entities/product';
import { applyChange, changedFields, contentOf, EMPTY_PRODUCT } from '../../data/product-content';
import type { ProductContent } from '@catalogue/contract/entities/product';
import type { ContentChange } from '../../data/product-content';
import { FORM_TEXTS } from '../form/form-texts';
import { PRODUCT_TEXTS } from '../product-texts';
import { crossingError } from '../discount-above-price';
import { refusedValue } from '../refused-value';
import { columnMeanings } from './column-meanings';
import { digitsOfSku, excelError } from './excel-damage';
import { COLUMNS, ID_HEADER, isNone, isOptional } from './columns';
import type { CategoryNames, CellReading, SpreadsheetColumn } from './columns';
import type { CsvTable } from '../../../lib/csv';
import { PICTURE_ORDER_HEADER, readPictureOrder } from './picture-order';

export interface CellError {
  /** Header as the file has it. */
  column: string;
  message: string;
}

interface Row {
  line: number;
  title: string;
}
export interface WrongRow extends Row {
  kind: 'wrong';
  errors: CellError[];
}
export interface NewRow extends Row {
  kind: 'new';
  content: ProductContent;
}
export interface ChangedRow extends Row {
  kind: 'changed';
  before: Product;
  content: ProductContent;
  fields: (keyof ProductContent)[];
  /** Uploads of its pictures in their new order. Missing: the order stays. */
  pictureOrder?: string[];
}
export interface UnchangedRow extends Row {
  kind: 'unchanged';
}
export type PlannedRow = WrongRow | NewRow | ChangedRow | UnchangedRow;

export interface ImportPlan {
  rows: PlannedRow[];
  /** Headers that mean nothing here. */
  ignored: string[];
  /** Lines that sum the others up; they are left out. */
  totals: number[];
  /** Lines with a title alone, such as a heading or a note, and repeated column names; they are left out. */
  headings: number[];
  /** Why the file as a whole can't be read; `rows` is then empty. */
  refusal: string | null;
}

/** Number of rows of each kind. */
export function countRows(rows: readonly PlannedRow[]): Record<PlannedRow['kind'], number> {
  const counts = { wrong: 0, changed: 0, new: 0, unchanged: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/**
 * What an import would do, row by row; nothing is written. A row belongs to the product with its id, else with its SKU,
 * else it is a new one. Columns that the file lacks and empty cells keep what is stored; "none" empties a field.
 */
export function planImport(
  table: CsvTable,
  products: readonly Product[],
  categories: CategoryNames,
  meanings = columnMeanings(table.header),
): ImportPlan {
  const layout = layoutOf(table.header, meanings);
  const ignored = table.header.filter((header, index) => meanings[index] === null && header !== '');
  if (layout.titleColumn === -1) {
    return {
      rows: [],
      totals: [],
      headings: [],
      ignored,
      refusal: 'No column is called “Title”. Choose below which one holds the titles of the products.',
    };
  }
  const totals = table.rows.filter(({ cells }) => isTotal(cells, layout));
  const headings = headingsOf(table, layout);
  const leftOut = new Set([...totals, ...headings]);
  const listed = table.rows.filter((row) => !leftOut.has(row));
  return {
    rows: listed.map(rowPlanner(layout, products, categories)),
    totals: totals.map(({ line }) => line),
    headings: headings.map(({ line }) => line),
    ignored,
    refusal: null,
  };
}

/** Where a table has which column; the index of a missing column is -1. */
function layoutOf(header: readonly string[], meanings: readonly (string | null)[]) {
  const columns = meanings.map((meaning) => COLUMNS.find((column) => column.header === meaning));
  return {
    header,
    columns,
    idColumn: meanings.indexOf(ID_HEADER),
    orderColumn: meanings.indexOf(PICTURE_ORDER_HEADER),
    skuColumn: columns.findIndex((column) => column?.field === 'sku'),
    titleColumn: columns.findIndex((column) => column?.field === 'title'),
    headerOf: (field: SpreadsheetColumn['field'], fact?: SpreadsheetColumn['fact']): string =>
      header[columns.findIndex((column) => column?.field === field && column.fact === fact)] ?? '',
  };
}

type Layout = ReturnType<typeof layoutOf>;

/** The first text of a row that sums a price list up. */
const TOTAL = /^((grand |sub-?)?total( (amount|price|value|pieces|quantity))?|sum):?$/i;

function isTotal(cells: readonly string[], { idColumn, skuColumn }: Layout): boolean {
  const number = cells[skuColumn] ?? '';
  return TOTAL.test(cells.find((cell) => cell !== '') ?? '') && !cells[idColumn] && (number === '' || TOTAL.test(number));
}

/** Rows with a title alone, where others have more, and rows that repeat the column names. */
function headingsOf({ header, rows }: CsvTable, { titleColumn }: Layout): CsvTable['rows'] {
  const names = header.map(normalHeader);
  const isOfTitles = (cells: readonly string[]) => cells.every((cell, index) => (cell !== '') === (index === titleColumn));
  const isRepeated = (cells: readonly string[]) =>
    cells.every((cell, index) => cell === '' || normalHeader(cell) === names[index]) && !isOfTitles(cells);
  const titles = rows.filter(({ cells }) => isOfTitles(cells));
  const isList = titles.length + rows.filter(({ cells }) => isRepeated(cells)).length === rows.length;
  return rows.filter((row) => isRepeated(row.cells) || (!isList && isOfTitles(row.cells)));
}

/** Plans one row after the other, in the order of the table. */
function rowPlanner(layout: Layout, products: readonly Product[], categories: CategoryNames) {
  const { header, columns, idColumn, orderColumn, skuColumn, headerOf } = layout;
  const byId = new Map(products.map((one) => [one.id, one]));
  const bySku = new Map(products.flatMap((one) => (one.sku === null ? [] : [[normalSku(one.sku), one] as const])));
  const repetitionOf = repetitions(bySku);
  return ({ line, cells }: CsvTable['rows'][number]): PlannedRow => {
    const id = cells[idColumn] ?? '';
    const sku = isNone(cells[skuColumn] ?? '') ? '' : normalSku(cells[skuColumn] ?? '');
    const before = id === '' ? bySku.get(sku) : byId.get(id);
    const { content: typed, errors } = readRow(header, columns, cells, { before, categories });
    const title = typed.title ?? before?.title ?? '';
    if (id !== '' && before === undefined) errors.push({ column: ID_HEADER, message: `There is no product “${id}”` });

    const repetition = repetitionOf(line, sku, before);
    if (repetition) {
      const column = repetition.isSameProduct && sku === '' ? ID_HEADER : (header[skuColumn] ?? '');
      if (!errors.some((one) => one.column === column)) errors.push({ column, message: repetition.message });
    }

    const order = readPictureOrder(cells[orderColumn] ?? '', before);
    if (order && 'error' in order) errors.push({ column: header[orderColumn] ?? '', message: order.error });
    const pictureOrder = order && 'names' in order ? order.names : undefined;

    const checked = v.safeParse(productContent, applyChange(before ? contentOf(before) : EMPTY_PRODUCT, typed));
    if (!checked.success) errors.push(...schemaErrors(checked.issues, errors, headerOf));
    else errors.push(...contentErrors(checked.output, { typed, before, headerOf }));
    if (errors.length > 0 || !checked.success) return { kind: 'wrong', line, title, errors };
    if (before === undefined) return { kind: 'new', line, title, content: checked.output };
    const fields = changedFields(contentOf(before), checked.output);
    if (fields.length === 0 && pictureOrder === undefined) return { kind: 'unchanged', line, title };
    return { kind: 'changed', line, title, before, content: checked.output, fields, ...(pictureOrder && { pictureOrder }) };
  };
}

/**
 * Finds rows that repeat the product or the SKU of an earlier one, or have the SKU of another product, or a stored one but for the
 * zeros at its start. Takes the rows in order.
 */
function repetitions(bySku: ReadonlyMap<string, Product>) {
  const lineOf = new Map<string, number>();
  const lineOfSku = new Map<string, number>();
  const byDigits = new Map([...bySku].map(([sku, product]) => [digitsOfSku(sku), product]));
  /** `sku`: normalised, '' for none. `before`: the product of the row. */
  return (line: number, sku: string, before: Product | undefined): { isSameProduct: boolean; message: string } | undefined => {
    const earlier = before && lineOf.get(before.id);
    if (before) lineOf.set(before.id, earlier ?? line);
    const earlierSku = lineOfSku.get(sku);
    if (sku !== '') lineOfSku.set(sku, earlierSku ?? line);
    const owner = bySku.get(sku);
    if (earlier !== undefined) return { isSameProduct: true, message: `The same product as in line ${earlier}` };
    // Two products that have one number already may keep it.
    if (typeof before?.sku === 'string' && normalSku(before.sku) === sku) return undefined;
    if (earlierSku !== undefined) return { isSameProduct: false, message: `The same SKU as in line ${earlierSku}` };
    if (owner && owner.id !== before?.id) return { isSameProduct: false, message: PRODUCT_TEXTS.skuTaken(owner.title) };
    const digits = digitsOfSku(sku);
    const padded = owner || digits === null ? undefined : byDigits.get(digits);
    if (!padded) return undefined;
    const message = `“${padded.title}” has the SKU ${padded.sku}: Excel may have dropped zeros at its start`;
    return { isSameProduct: false, message };
  };
}

function readCell(column: SpreadsheetColumn, cell: string, categories: CategoryNames): CellReading | undefined {
  // A category may be called None; its column tells the two apart.
  const isEmptied = isNone(cell) && isOptional(column) && column.field !== 'categoryId';
  return column.read(isEmptied ? '' : cell, categories);
}

function readRow(
  header: readonly string[],
  columns: readonly (SpreadsheetColumn | undefined)[],
  cells: readonly string[],
  { before, categories }: { before: Product | undefined; categories: CategoryNames },
) {
  const content: ContentChange = {};
  const errors: CellError[] = [];
  columns.forEach((column, index) => {
    if (column === undefined) return;
    const cell = cells[index] ?? '';
    const stored = before && column.write?.(before, categories).trim();
    // A cell as it was exported changes nothing, also where two categories have one title or "none" is a material.
    if (cell === '' || cell === stored) return;
    const damage = excelError(column, cell, stored);
    const reading = damage === null ? readCell(column, cell, categories) : { error: damage };
    if (reading === undefined) return;
    if ('error' in reading) errors.push({ column: header[index] ?? column.header, message: reading.error });
    else {
      const { facts, ...fields } = reading.change;
      Object.assign(content, fields, facts && { facts: { ...content.facts, ...facts } });
    }
  });
  return { content, errors };
}

/** Whether changed options share an item number. */
const repeatsOption = ({ facts }: ProductContent, before: Product | undefined): boolean =>
  !isSameFact(facts.options, before?.facts.options) && repeatedOption(facts.options) !== -1;

/** Header of a column as the file has it; '' where it has none. */
type HeaderOf = Layout['headerOf'];

interface ErrorContext {
  typed: ContentChange;
  before: Product | undefined;
  headerOf: HeaderOf;
}

/** What the schema does not check: prices that cross, and options that share an item number. */
function contentErrors(content: ProductContent, { typed, before, headerOf }: ErrorContext): CellError[] {
  const errors: CellError[] = [];
  if (makesPricesCross(content, before ?? null)) {
    const field = typed.discountedPrice === undefined ? 'price' : 'discountedPrice';
    errors.push({ column: headerOf(field), message: crossingError(field, content) ?? '' });
  }
  if (repeatsOption(content, before)) errors.push({ column: headerOf('facts', 'options'), message: FORM_TEXTS.skuRepeated });
  return errors;
}

/** The first thing that the contract refuses in each column that is not already reported. */
function schemaErrors(
  issues: readonly v.BaseIssue<unknown>[],
  reported: readonly CellError[],
  headerOf: HeaderOf,
): CellError[] {
  return issues
    .map((issue) => {
      const [field, fact] = (issue.path ?? []).map(({ key }) => key);
      const isOf = (one: SpreadsheetColumn) => one.field === field && (one.fact === undefined || one.fact === fact);
      const known = COLUMNS.find(isOf);
      const column = known ? headerOf(known.field, known.fact) || known.header : 'Row';
      const message = field === 'title' && issue.input === '' ? PRODUCT_TEXTS.titleRequired : refusedValue(issue);
      return { column, message };
    })
    .filter(
      ({ column }, index, errors) =>
        !reported.some((one) => one.column === column) && errors.findIndex((one) => one.column === column) === index,
    );
}
