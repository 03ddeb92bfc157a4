import type { Product } from '@catalogue/contract/entities/product';
import * as v from 'valibot';
import { applyChange, changedFields, contentOf, EMPTY_PRODUCT, productContent } from '../product-content';
import type { ContentChange, ProductContent } from '../product-content';
import { COLUMNS, ID_HEADER, isIdHeader, normalize } from './columns';
import type { CategoryNames, Column } from './columns';
import type { CsvTable } from '../../data/csv';
import { isPictureOrderHeader, readPictureOrder } from './picture-order';

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
  /** Why the file as a whole can't be read; `rows` is then empty. */
  refusal: string | null;
}

/**
 * What an import would do, row by row; nothing is written. A row belongs to the product with its id, else with its SKU,
 * else it is a new one. Columns that the file lacks keep what is stored.
 */
export function planImport(table: CsvTable, products: readonly Product[], categories: CategoryNames): ImportPlan {
  const columns = table.header.map((header) => COLUMNS.find((column) => column.aliases.includes(normalize(header))));
  const categoryColumn = columns.findIndex((column) => column?.field === 'categoryId');
  const idColumn = table.header.findIndex(isIdHeader);
  const orderColumn = table.header.findIndex(isPictureOrderHeader);
  const isKnown = (index: number) => columns[index] !== undefined || index === idColumn || index === orderColumn;
  const ignored = table.header.filter((header, index) => !isKnown(index) && header !== '');
  if (!columns.some((column) => column?.field === 'title')) {
    return { rows: [], ignored, refusal: 'The file has no “Title” column. Its first row must hold the column names.' };
  }

  const byId = new Map(products.map((one) => [one.id, one]));
  const bySku = new Map(products.flatMap((one) => (one.sku === null ? [] : [[one.sku.toLowerCase(), one] as const])));
  const lineOf = new Map<string, number>();

  const rows = table.rows.map(({ line, cells }): PlannedRow => {
    const { content: typed, errors } = readRow(table.header, columns, cells, categories);
    const id = idColumn === -1 ? '' : (cells[idColumn] ?? '');
    const sku = typeof typed.sku === 'string' ? typed.sku.toLowerCase() : '';
    const before = id === '' ? bySku.get(sku) : byId.get(id);
    const title = typed.title ?? '';
    const current = categories.titleOf(before?.categoryId ?? '');
    // Two categories may have one title: the product's own is meant.
    if (before && current !== undefined && current === cells[categoryColumn]) typed.categoryId = before.categoryId;
    // A product whose category is in the trash exports an empty cell; that is no wish to move it.
    if (typed.categoryId === null && before?.categoryId && current === undefined) delete typed.categoryId;
    if (id !== '' && before === undefined) errors.push({ column: ID_HEADER, message: `There is no product “${id}”` });

    const key = before?.id ?? (sku === '' ? null : `sku ${sku}`);
    const earlier = key === null ? undefined : lineOf.get(key);
    if (earlier !== undefined)
      errors.push({ column: sku === '' ? ID_HEADER : 'SKU', message: `The same product as in line ${earlier}` });
    if (key !== null) lineOf.set(key, earlier ?? line);

    const order = readPictureOrder(cells[orderColumn] ?? '', before);
    if (order && 'error' in order) errors.push({ column: table.header[orderColumn] ?? '', message: order.error });
    const pictureOrder = order && 'names' in order ? order.names : undefined;

    const checked = v.safeParse(productContent, applyChange(before ? contentOf(before) : EMPTY_PRODUCT, typed));
    if (!checked.success) errors.push(...schemaErrors(checked.issues, errors));
    if (errors.length > 0 || !checked.success) return { kind: 'wrong', line, title, errors };
    if (before === undefined) return { kind: 'new', line, title, content: checked.output };
    const fields = changedFields(contentOf(before), checked.output);
    if (fields.length === 0 && pictureOrder === undefined) return { kind: 'unchanged', line, title };
    return { kind: 'changed', line, title, before, content: checked.output, fields, ...(pictureOrder && { pictureOrder }) };
  });
  return { rows, ignored, refusal: null };
}

function readRow(
  header: readonly string[],
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  categories: CategoryNames,
) {
  const content: ContentChange = {};
  const errors: CellError[] = [];
  columns.forEach((column, index) => {
    if (column === undefined) return;
    const reading = column.read(cells[index] ?? '', categories);
    if (reading === undefined) return;
    if ('error' in reading) errors.push({ column: header[index] ?? column.header, message: reading.error });
    else {
      const { facts, ...fields } = reading.change;
      Object.assign(content, fields, facts && { facts: { ...content.facts, ...facts } });
    }
  });
  return { content, errors };
}

/** What the contract refuses, for columns that are not already reported. */
function schemaErrors(issues: readonly v.BaseIssue<unknown>[], reported: readonly CellError[]): CellError[] {
  return issues
    .map((issue) => {
      const [field, fact] = (issue.path ?? []).map(({ key }) => key);
      const isOf = (one: Column) => one.field === field && (one.fact === undefined || one.fact === fact);
      const column = COLUMNS.find(isOf)?.header ?? 'Row';
      const message = field === 'title' && issue.input === '' ? 'A product needs a title' : issue.message;
      return { column, message };
    })
    .filter((error) => !reported.some((one) => one.column === error.column));
}
