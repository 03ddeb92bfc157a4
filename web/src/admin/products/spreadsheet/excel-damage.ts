import { readNumber } from '@catalogue/contract/read-number';
import type { SpreadsheetColumn } from './columns';

/** What Excel shows where a formula has failed. */
const FORMULA_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)$/;

const ROUNDED_NUMBER = /^\d(\.\d+)?E\+\d+$/i;
const MONTH = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** Days as Excel writes them, in its capitals, and as this import reads a cell with a day. */
const DAY = new RegExp(String.raw`^(\d{1,2}-${MONTH}(-\d{2,4})?|${MONTH}-\d{2}|\d{4}-\d{2}-\d{2})$`);

/** Rates below 1 % that exist. */
const SMALL_GST_RATES: readonly (number | null)[] = [0.1, 0.25];

function skuError(cell: string): string | null {
  if (ROUNDED_NUMBER.test(cell))
    return `“${cell}”: Excel has rounded this number. Make the cell a text and write the whole SKU`;
  return DAY.test(cell) ? `“${cell}”: Excel has made a day of this SKU. Make the cell a text and write the SKU again` : null;
}

function gstError(cell: string): string | null {
  const rate = readNumber(cell);
  if (rate === null || rate <= 0 || rate >= 1 || SMALL_GST_RATES.includes(rate)) return null;
  return `Write ${Number((rate * 100).toFixed(2))}, not ${cell}`;
}

const hsnError = (cell: string): string | null =>
  /^\d{3}(\d{2}){0,2}$/.test(cell) ? 'HSN has 4, 6 or 8 digits; Excel may have dropped a leading 0' : null;

/** Whether the cell is the stored text with "?" for letters that Windows-1252 lacks, as Excel saves "CSV". */
const hasLostLetters = (cell: string, stored: string): boolean =>
  cell !== stored &&
  cell.length === stored.length &&
  [...Array(cell.length).keys()].every((at) => cell[at] === stored[at] || (cell[at] === '?' && stored.charCodeAt(at) > 0xff));

/** What Excel has done to a cell that is not to be imported so; null: nothing. `stored`: the cell as an export has it. */
export function excelError(column: SpreadsheetColumn, cell: string, stored = ''): string | null {
  if (FORMULA_ERROR.test(cell)) return `“${cell}”: the formula of this cell has no result`;
  if (hasLostLetters(cell, stored))
    return `“${cell}”: Excel has lost letters of “${stored}”. Save the file as “CSV UTF-8” or .xlsx`;
  if (column.field === 'sku') return skuError(cell);
  if (column.fact === 'gstRate') return gstError(cell);
  return column.fact === 'hsn' ? hsnError(cell) : null;
}

/** An item number of digits without the zeros at its start, which Excel drops; null for any other. */
export const digitsOfSku = (sku: string): string | null => (/^\d+$/.test(sku) ? sku.replace(/^0+/, '') : null);
