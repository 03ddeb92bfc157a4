import type { CsvTable } from '../../data/csv';

/** The first sheet of an .xlsx file, or a CSV file, as text cells. Rejects when an .xlsx file cannot be read. */
export async function readTable(file: File): Promise<CsvTable> {
  const { readCsv, toTable } = await import('../../data/csv');
  if (!/\.xlsx$/i.test(file.name)) return readCsv(await file.text());
  const { readSheet } = await import('read-excel-file/universal');
  // Numbers stay as they are written, so that an SKU keeps its zeros.
  const rows = await readSheet<string>(file, { parseNumber: (text) => text });
  return toTable(rows.map((row) => row.map(cellText)));
}

/** '' for an empty cell; dates as ISO 8601. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
