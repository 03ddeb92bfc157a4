import type { Product } from '@catalogue/contract/entities/product';
import type { CsvTable } from '../../../lib/csv';
import { columnMeanings } from './column-meanings';
import type { ColumnMeanings } from './column-meanings';
import type { CategoryNames } from './columns';
import { missingCategories, similarTitle, withMeanings, withNewCategories } from './missing-categories';
import { planImport } from './plan-import';
import type { ImportPlan } from './plan-import';
import type { ImportFile } from './read-file';

/** What a plan is made of. */
export interface ImportSource {
  file: ImportFile;
  products: readonly Product[];
  /** The server's categories when the file was read: a device's copy may be incomplete, and would call existing ones missing. */
  stored: CategoryNames;
  /** Titles of these categories. */
  titles: readonly string[];
  /** A fresh document id. */
  newId: () => string;
}

export interface ImportChoices {
  /** Index of the sheet to import. */
  sheet: number;
  meanings: ColumnMeanings;
  /** Whether the import creates the categories that are missing. */
  createsCategories: boolean;
  /** Which stored category a mistyped title of the file means, by that title in lower case. */
  means: Readonly<Record<string, string>>;
  /** Cells that were corrected here, by `cellKey`. */
  mended: Readonly<Record<string, string>>;
}

/** Name of a cell of the file: its line, and its column from 0. */
export const cellKey = (line: number, column: number): string => `${line}:${column}`;

/** A file that was read, and what its import would do. */
export interface PlannedImport {
  source: ImportSource;
  choices: ImportChoices;
  table: CsvTable;
  plan: ImportPlan;
  /** Category titles of the file that no category has. */
  missing: readonly { id: string; title: string }[];
  /** Titles of the file that are close to one of a category. */
  similar: readonly { typed: string; title: string }[];
  /** The stored categories, with the missing ones if they are to be created. */
  categories: CategoryNames;
}

const NO_TABLE: CsvTable = { header: [], headerLine: 1, rows: [] };
const tableOf = (file: ImportFile, sheet: number): CsvTable => file.sheets[sheet]?.table ?? NO_TABLE;

function mendedTable(table: CsvTable, mended: ImportChoices['mended']): CsvTable {
  const lines = new Set(Object.keys(mended).map((key) => Number(key.split(':')[0])));
  const rows = table.rows.map((row) => {
    if (!lines.has(row.line)) return row;
    // A row may have fewer cells than the header.
    return { ...row, cells: table.header.map((_, column) => mended[cellKey(row.line, column)] ?? row.cells[column] ?? '') };
  });
  return { ...table, rows };
}

/** The choices for a sheet, by default the first with a column of titles. */
export function choicesFor(file: ImportFile, sheet?: number): ImportChoices {
  const meaningsOf = (index: number) => columnMeanings(tableOf(file, index).header);
  const index =
    sheet ??
    Math.max(
      0,
      file.sheets.findIndex((_, one) => meaningsOf(one).includes('Title')),
    );
  return { sheet: index, meanings: meaningsOf(index), createsCategories: false, means: {}, mended: {} };
}

/** What an import of the file with these choices would do. Nothing is written. */
export function planFile(source: ImportSource, choices: ImportChoices): PlannedImport {
  const { file, products, stored, titles, newId } = source;
  const table = mendedTable(tableOf(file, choices.sheet), choices.mended);
  const understood = withMeanings(stored, choices.means);
  const similar = missingCategories(table, stored, choices.meanings).flatMap((typed) => {
    const title = similarTitle(typed, titles);
    return title === undefined ? [] : [{ typed, title }];
  });
  const missing = missingCategories(table, understood, choices.meanings).map((title) => ({ id: newId(), title }));
  const categories = choices.createsCategories ? withNewCategories(understood, missing) : understood;
  const plan = planImport(table, products, categories, choices.meanings);
  return { source, choices, table, missing, similar, categories, plan };
}
