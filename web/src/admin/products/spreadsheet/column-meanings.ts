import { normalHeader } from '@catalogue/contract/product-fields';
import { COLUMNS, ID_HEADER, isIdHeader } from './columns';
import { isPictureOrderHeader, PICTURE_ORDER_HEADER } from './picture-order';

/** For each column of a file, the header of an export that means the same; null: the import ignores it. */
export type ColumnMeanings = readonly (string | null)[];

/** Everything that a column may hold. */
export const MEANINGS: readonly string[] = [...COLUMNS.map(({ header }) => header), ID_HEADER, PICTURE_ORDER_HEADER];

function meaningOf(header: string): string | null {
  if (isIdHeader(header)) return ID_HEADER;
  if (isPictureOrderHeader(header)) return PICTURE_ORDER_HEADER;
  const name = normalHeader(header);
  // "MRP (INR)" and "Price Rs."
  const names = [name, name.replace(/(inr|rs|rupees)$/, '')];
  return COLUMNS.find(({ aliases }) => names.some((one) => aliases.includes(one)))?.header ?? null;
}

/** Reads each header as what other systems mean by it. Of two with one meaning, the first has it. */
export function columnMeanings(header: readonly string[]): ColumnMeanings {
  const meanings = header.map(meaningOf);
  return meanings.map((meaning, index) => (meanings.indexOf(meaning) === index ? meaning : null));
}

/** The meanings with one changed. A column that had the new meaning before is ignored from now on. */
export const withMeaning = (meanings: ColumnMeanings, column: number, meaning: string | null): ColumnMeanings =>
  meanings.map((one, index) => (index === column ? meaning : one === meaning ? null : one));

/** Number of column names that a row of cells has. */
export const headerScore = (cells: readonly string[]): number => cells.filter((cell) => meaningOf(cell) !== null).length;
