import Papa from 'papaparse';
import type { ProductRow } from '../../data/product-row';
import type { CategoryNames } from '../spreadsheet/columns';
import { columnsFrom, readCell, showCell } from './cell-columns';
import { cellValuesOf } from './cell-values';
import type { CellChange, CellName } from './cell-values';

/** The table cell that an event happened in; `isOpen` while it is being edited as text. */
export function cellOf(target: EventTarget): { id: string; name: CellName; isOpen: boolean } | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const { cell: name, id } = cell?.dataset ?? {};
  if (name === undefined || id === undefined) return null;
  return { id, name: name as CellName, isOpen: target instanceof HTMLInputElement && target.type !== 'checkbox' };
}

/**
 * Rows of cells as spreadsheets copy them: separated by tabs, quoted where a cell has line breaks. null for nothing, and for one
 * value pasted into a field, which takes it by itself.
 */
export function readBlock(text: string, isIntoField: boolean): string[][] | null {
  const lines = text.replace(/(\r?\n)+$/, '');
  if (lines === '' || (isIntoField && !/[\t\n]/.test(lines))) return null;
  return Papa.parse<string[]>(lines, { delimiter: '\t' }).data;
}

interface PastedCell {
  name: CellName;
  before: string;
  /** The new value, or the pasted text of a wrong cell. */
  after: string;
  error: string | null;
  /** A price that changes by more than JUMP: perhaps a column or a comma too far. */
  isJump: boolean;
}

/** Share of the price before. */
const JUMP = 0.3;
const PRICES: readonly CellName[] = ['price', 'discountedPrice'];

const isJump = (name: CellName, before: unknown, after: unknown): boolean =>
  PRICES.includes(name) &&
  typeof before === 'number' &&
  typeof after === 'number' &&
  before > 0 &&
  Math.abs(after - before) > before * JUMP;

export interface PastePlan {
  /** Rows with at least one cell that changes or is wrong. */
  rows: { row: ProductRow; cells: PastedCell[]; change: CellChange }[];
  /** Number of cells that change. */
  changed: number;
  /** Number of rows that change. */
  changedRows: number;
  wrong: number;
  /** Prices that jump. */
  jumps: number;
  /** Rows of the block below the last product. */
  leftOut: number;
}

/** What a pasted block would do, filled right and down from a cell. Wrong cells change nothing; the others of their row do. */
export function planPaste(
  block: readonly (readonly string[])[],
  rows: readonly ProductRow[],
  at: { id: string; name: CellName },
  categories: CategoryNames,
): PastePlan {
  const start = rows.findIndex(({ id }) => id === at.id);
  const targets = start === -1 ? [] : rows.slice(start, start + block.length);
  const columns = columnsFrom(at.name);
  const planned = targets
    .map((row, index) => planRow(row, columns, block[index] ?? [], categories))
    .filter(({ cells }) => cells.length > 0);
  const cells = planned.flatMap((one) => one.cells);
  const wrong = cells.filter(({ error }) => error !== null).length;
  return {
    rows: planned,
    changed: cells.length - wrong,
    changedRows: planned.filter(({ change }) => Object.keys(change).length > 0).length,
    wrong,
    jumps: cells.filter((cell) => cell.isJump).length,
    leftOut: block.length - targets.length,
  };
}

function planRow(row: ProductRow, columns: readonly CellName[], texts: readonly string[], categories: CategoryNames) {
  const stored = cellValuesOf(row);
  const change: CellChange = {};
  const cells: PastedCell[] = [];
  columns.slice(0, texts.length).forEach((name, index) => {
    const text = texts[index] ?? '';
    const before = showCell(name, stored[name], categories);
    const reading = readCell(name, text, { ...stored, ...change }, categories);
    if ('error' in reading) cells.push({ name, before, after: text, error: reading.error, isJump: false });
    else {
      const value = reading.change[name];
      if (value === undefined || value === stored[name]) return;
      Object.assign(change, { [name]: value });
      const after = showCell(name, value, categories);
      cells.push({ name, before, after, error: null, isJump: isJump(name, stored[name], value) });
    }
  });
  return { row, cells, change };
}
