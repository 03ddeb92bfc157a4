import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t', '|'];
/** Lines that may stand above the column names, such as a title of the list. */
const HEADER_WITHIN = 20;

/** Characters with which a spreadsheet starts a formula, in full width, too: Excel reads those alike in East Asian locales. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
/**
 * A formula behind a character that ends a cell where the list separator is no comma. Quotes do not help: they count at the
 * beginning of a cell only.
 */
const INNER_FORMULA = /([;\t|\r\n]\s*'*)(?=[=+\-@＝＋－＠])/g;
const GUARDED_INNER_FORMULA = /([;\t|\r\n]\s*'*)'(?=[=+\-@＝＋－＠])/g;
/** Escapes formulas in {@link writeCsv}; removed by {@link readCsv}. */
const GUARD = "'";
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * RFC 4180 with a byte order mark (Excel then reads UTF-8) and CRLF. A cell that a spreadsheet would run as a formula is
 * guarded by an apostrophe (OWASP, "CSV Injection").
 */
export const writeCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  Papa.unparse(
    [header, ...rows].map((row) => row.map(guard)),
    { newline: '\r\n' },
  );

/** A cell that no spreadsheet runs as a formula, in this file or in one that is saved from it. */
export const guard = (cell: string): string =>
  (FORMULA.test(cell) || GUARDED.test(cell) ? GUARD + cell : cell).replace(INNER_FORMULA, `$1${GUARD}`);
const GUARDED = /^'+[=+\-@＝＋－＠\t\r]/;

export interface CsvTable {
  header: string[];
  /** Number of the header's row in the file, from 1. */
  headerLine: number;
  /** Cells as text, trimmed, guards removed; `line` is the row's number in the file. */
  rows: { line: number; cells: string[] }[];
}

/** How well a row of cells serves as the column names of a table: the highest score does, of equal ones the first. */
type HeaderScore = (cells: readonly string[]) => number;

/** A quoted cell has no end, so that it holds the rows below it. `line`: number of its row in the file. */
export class UnclosedQuote extends Error {
  override name = 'UnclosedQuote';

  constructor(readonly line: number) {
    super(`Line ${line} has an unclosed quote`);
  }
}

/**
 * Reads text separated by commas, semicolons, tabs or bars. Without a score, the first row holds the column names. A score also
 * decides the separator: a title above the table and decimal commas mislead a guess by counting.
 *
 * @throws UnclosedQuote
 */
export function readCsv(source: string, score?: HeaderScore): CsvTable {
  const text = source.replace(BYTE_ORDER_MARK, '');
  const parse = (config: Papa.ParseConfig<string[]>) => Papa.parse<string[]>(text, { ...config, skipEmptyLines: false });
  const rowsOf = (config: Papa.ParseConfig<string[]>): string[][] => {
    const { data, errors } = parse(config);
    const unclosed = errors.find(({ type }) => type === 'Quotes');
    if (unclosed) throw new UnclosedQuote((unclosed.row ?? 0) + 1);
    return data;
  };
  if (!score) return toTable(rowsOf({}));
  const scoreOf = (delimiter: string) => Math.max(0, ...parse({ delimiter, preview: HEADER_WITHIN }).data.map(score));
  const scores = SEPARATORS.map(scoreOf);
  const best = Math.max(...scores);
  return toTable(rowsOf(best === 0 ? {} : { delimiter: SEPARATORS[scores.indexOf(best)] ?? ',' }), score);
}

/** Rows of cells as a table. Blank rows are left out; a short row has '' for what it lacks. */
export function toTable(rows: readonly (readonly string[])[], score?: HeaderScore): CsvTable {
  const headerLine = score ? headerIndex(rows.slice(0, HEADER_WITHIN), score) + 1 : 1;
  const header = (rows[headerLine - 1] ?? []).map((name) => unguard(name.trim()));
  return {
    header,
    headerLine,
    rows: rows
      .slice(headerLine)
      .map((cells, index) => ({
        line: headerLine + index + 1,
        cells: header.map((_, column) => unguard((cells[column] ?? '').trim())),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

/** Without a name that scores, the first row with two cells or more. */
function headerIndex(rows: readonly (readonly string[])[], score: HeaderScore): number {
  const scores = rows.map(score);
  const best = Math.max(0, ...scores);
  const isHeader = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length > 1;
  return Math.max(0, best > 0 ? scores.indexOf(best) : rows.findIndex(isHeader));
}

const unguard = (cell: string): string =>
  (GUARDED.test(cell) ? cell.slice(GUARD.length) : cell).replace(GUARDED_INNER_FORMULA, '$1');
