import type { Product } from '@catalogue/contract/entities/product';
import { BASIC_FIELDS, BASIC_NAMES, headerOf } from '@catalogue/contract/product-fields';
import { guard, writeCsv } from '../../../lib/csv';
import { EXPORTED_COLUMNS, ID_HEADER } from './columns';
import type { CategoryNames } from './columns';
import { PICTURE_ORDER_HEADER, writePictureOrder } from './picture-order';

const HEADER: readonly string[] = [...EXPORTED_COLUMNS.map((column) => column.header), PICTURE_ORDER_HEADER, ID_HEADER];

const rowsOf = (products: readonly Product[], categories: CategoryNames): string[][] =>
  products.map((product) => [
    ...EXPORTED_COLUMNS.map((column) => column.write(product, categories)),
    writePictureOrder(product),
    product.id,
  ]);

/** The whole table as CSV text; importing it unchanged changes nothing. */
export const exportProducts = (products: readonly Product[], categories: CategoryNames): string =>
  writeCsv(HEADER, rowsOf(products, categories));

/** Columns with which Excel can reckon. A number in any other, such as an item number, keeps its zeros as text. */
const NUMBERS: ReadonlySet<string> = new Set(
  BASIC_NAMES.map((name) => BASIC_FIELDS[name])
    .filter(({ kind }) => kind === 'money' || kind === 'pieces')
    .map(headerOf),
);

/** Characters that a cell of Excel holds. It cuts a longer text when it opens the file. */
const CELL_LENGTH = 32_767;

/** Excel must not make a day of "5-7" when somebody edits it. A text too long for a cell is left out: an empty cell leaves what is stored. */
export const textCell = (text: string) =>
  text === '' || text.length > CELL_LENGTH ? null : { value: text, type: String, format: '@' };

/** The same as an .xlsx file, with the header in view. */
export async function exportWorkbook(products: readonly Product[], categories: CategoryNames): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/universal');
  const cellOf = (text: string, column: number) =>
    NUMBERS.has(HEADER[column] ?? '') && text !== '' ? Number(text) : textCell(guard(text));
  const header = HEADER.map((value) => ({ value, fontWeight: 'bold' as const }));
  const rows = rowsOf(products, categories).map((row) => row.map(cellOf));
  return writeExcel([header, ...rows], { sheet: 'Products', stickyRowsCount: 1 }).toBlob();
}
