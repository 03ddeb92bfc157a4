import type { CsvTable } from '../../../lib/csv';
import type { ImportPlan } from './plan-import';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';

/** Rows of a file, to be saved as one. */
export interface FileRows {
  header: string[];
  rows: string[][];
}

/** The wrong rows of an import as a table to correct and import again, with a column that says what is wrong. */
export function wrongRows(table: CsvTable, plan: ImportPlan): FileRows {
  const errorsOf = new Map(plan.rows.flatMap((row) => (row.kind === 'wrong' ? [[row.line, row.errors] as const] : [])));
  const column = table.header.indexOf(SPREADSHEET_TEXTS.wrongColumn);
  const without = (cells: readonly string[]) => cells.filter((_, index) => index !== column);
  return {
    header: [...without(table.header), SPREADSHEET_TEXTS.wrongColumn],
    rows: table.rows.flatMap(({ line, cells }) => {
      const errors = errorsOf.get(line);
      if (errors === undefined) return [];
      const messages = errors.map((error) => `${error.column}: ${error.message}`).join('; ');
      return [[...without(cells), messages]];
    }),
  };
}
