import Papa from 'papaparse';
import type { CellName } from './cell-values';

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
