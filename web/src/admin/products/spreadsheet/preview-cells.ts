import type { ProductFacts } from '@catalogue/contract/product-fields';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import { writeList } from '@catalogue/contract/fact-texts';
import { textOfHtml } from '../../../lib/text-of-html';
import { contentOf, EMPTY_PRODUCT } from '../../data/product-content';
import type { ProductContent } from '@catalogue/contract/entities/product';
import { EXPORTED_COLUMNS } from './columns';
import type { CategoryNames, Column } from './columns';
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

/** As much of a description as tells it apart. */
const LONGEST = 90;

function textOf(column: Column, content: ProductContent, categories: CategoryNames): string {
  const written = column.write?.(content, categories) ?? '';
  const text = column.field === 'description' ? textOfHtml(written) : written;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
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
  const isShown = ({ field }: Column): boolean =>
    before === null ? field !== 'title' && row.content[field] !== EMPTY_PRODUCT[field] : fields.includes(field);
  const cells = EXPORTED_COLUMNS.filter((column) =>
    column.fact === undefined ? isShown(column) : isFactShown(column.fact),
  ).map((column) => ({
    column: column.header,
    before: before && textOf(column, before, categories),
    after: textOf(column, row.content, categories),
    isWrong: false,
  }));
  if (row.kind !== 'changed' || !row.pictureOrder) return cells;
  const [from, to] = [writePictureOrder(row.before), writeList(row.pictureOrder)];
  return [...cells, { column: PICTURE_ORDER_HEADER, before: from, after: to, isWrong: false }];
}
