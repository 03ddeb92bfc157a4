import Papa from 'papaparse';

/** Characters with which a spreadsheet starts a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Escapes formulas in {@link writeCsv}; removed by {@link readCsv}. */
const GUARD = "'";
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * RFC 4180 with a byte order mark (Excel then reads UTF-8) and CRLF. A cell that a spreadsheet would run as a formula is
 * guarded by an apostrophe (OWASP, "CSV Injection").
 */
export const writeCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + Papa.unparse([[...header], ...rows.map((row) => row.map(guard))], { newline: '\r\n' });

const guard = (cell: string): string => (FORMULA.test(cell) || GUARDED.test(cell) ? GUARD + cell : cell);
const GUARDED = /^'+[=+\-@\t\r]/;

export interface CsvTable {
  header: string[];
  /** Cells as text, trimmed, guards removed; `line` is the row's number in the file, the header being 1. */
  rows: { line: number; cells: string[] }[];
}

/** Reads comma, semicolon or tab separated text. Blank rows are left out; a short row has '' for what it lacks. */
export const readCsv = (source: string): CsvTable =>
  toTable(Papa.parse<string[]>(source.replace(BYTE_ORDER_MARK, ''), { skipEmptyLines: false }).data);

/** Rows of cells as a table; the first row is the header. */
export function toTable([header = [], ...rest]: readonly (readonly string[])[]): CsvTable {
  return {
    header: header.map((name) => name.trim()),
    rows: rest
      .map((cells, index) => ({ line: index + 2, cells: header.map((_, column) => unguard((cells[column] ?? '').trim())) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

const unguard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(GUARD.length) : cell);
