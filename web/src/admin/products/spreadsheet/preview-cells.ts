import type { ProductFacts } from '@catalogue/contract/product-fields';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { writeList } from '@catalogue/contract/fact-texts';
import { textOfHtml } from '../../../lib/text-of-html';
import { contentOf, EMPTY_PRODUCT } from '../../data/product-content';
import type { Product, ProductContent } from '@catalogue/contract/entities/product';
import { EXPORTED_COLUMNS } from './columns';
import type { CategoryNames, SpreadsheetColumn } from './columns';
import { PICTURE_ORDER_HEADER, writePictureOrder } from './picture-order';
import type { PlannedRow } from './plan-import';

/** One cell of a dry run: what is stored (null: nothing yet), and what the file says or what is wrong with it. */
export interface PreviewCell {
  column: string;
  before: string | null;
  after: string;
  isWrong: boolean;
}

/** Whether the import deletes what is stored. */
export const isEmptied = ({ before, after }: PreviewCell): boolean => (before ?? '') !== '' && after === '';

/** Columns that the import empties in stored products, with the number of products. */
export function emptiedColumns(rows: readonly PlannedRow[], categories: CategoryNames): [column: string, count: number][] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (row.kind !== 'changed') continue;
    for (const cell of previewCells(row, categories)) {
      if (isEmptied(cell)) counts.set(cell.column, (counts.get(cell.column) ?? 0) + 1);
    }
  }
  return [...counts];
}

/** Number of stored products whose item number the import changes. */
export const countChangedSkus = (rows: readonly PlannedRow[]): number =>
  rows.filter((row) => row.kind === 'changed' && row.fields.includes('sku')).length;

/** Lines of new rows without an item number that have the title of a stored product. */
export function possibleDuplicates(rows: readonly PlannedRow[], products: readonly Product[]): number[] {
  const titles = new Set(products.map(({ title }) => title.toLowerCase()));
  const isDuplicate = (row: PlannedRow) =>
    row.kind === 'new' && row.content.sku === null && titles.has(row.content.title.toLowerCase());
  return rows.filter(isDuplicate).map(({ line }) => line);
}

/** As much of a text as tells it apart. */
const LONGEST = 90;
/** Characters shown before the first difference. */
const LEAD_IN = 30;

function textOf(column: SpreadsheetColumn, content: ProductContent, categories: CategoryNames): string {
  const written = column.write?.(content, categories) ?? '';
  return column.field === 'description' ? textOfHtml(written) : written;
}

/** Both texts, long ones cut around the first difference. */
function excerpts(before: string | null, after: string): Pick<PreviewCell, 'before' | 'after'> {
  let same = 0;
  while (before !== null && same < after.length && after[same] === before[same]) same += 1;
  const isLong = Math.max(before?.length ?? 0, after.length) > LONGEST;
  const start = isLong ? Math.max(0, same - LEAD_IN) : 0;
  const excerpt = (text: string): string =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + LONGEST)}${text.length > start + LONGEST ? '…' : ''}`;
  return { before: before === null ? null : excerpt(before), after: excerpt(after) };
}

/** The cells that a row is about: the wrong ones, the changed ones with both values, or those that a new product fills. */
export function previewCells(row: PlannedRow, categories: CategoryNames): PreviewCell[] {
  if (row.kind === 'unchanged') return [];
  if (row.kind === 'wrong')
    return row.errors.map(({ column, message }) => ({ column, before: null, after: message, isWrong: true }));
  const before = row.kind === 'changed' ? contentOf(row.before) : null;
  const fields: readonly string[] = row.kind === 'changed' ? row.fields : [];
  const isFactShown = (fact: keyof ProductFacts): boolean =>
    !isSameFact((before ?? EMPTY_PRODUCT).facts[fact], row.content.facts[fact]);
  const isShown = ({ field }: SpreadsheetColumn): boolean =>
    before === null ? field !== 'title' && row.content[field] !== EMPTY_PRODUCT[field] : fields.includes(field);
  const cells = EXPORTED_COLUMNS.filter((column) =>
    column.fact === undefined ? isShown(column) : isFactShown(column.fact),
  ).map((column) => ({
    column: column.header,
    ...excerpts(before && textOf(column, before, categories), textOf(column, row.content, categories)),
    isWrong: false,
  }));
  if (row.kind !== 'changed' || !row.pictureOrder) return cells;
  const [from, to] = [writePictureOrder(row.before), writeList(row.pictureOrder)];
  return [...cells, { column: PICTURE_ORDER_HEADER, before: from, after: to, isWrong: false }];
}
