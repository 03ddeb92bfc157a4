import { expect, it } from 'vitest';
import { cellKey, choicesFor, planFile, type ImportSource } from './plan-file';
import { SAMPLE_CATEGORIES } from './sample-import';

it('reads a corrected cell in place of the one in the file, also beyond the end of a short row', () => {
  const table = {
    header: ['Title', 'Price', 'Quantity'],
    headerLine: 1,
    rows: [
      { line: 2, cells: ['Mug', 'ninety'] },
      { line: 3, cells: ['Cup', '40', 'many'] },
    ],
  };
  const file = { name: 'list.csv', sheets: [{ name: '', table }] } as unknown as ImportSource['file'];
  const source: ImportSource = { file, products: [], stored: SAMPLE_CATEGORIES, titles: [], newId: () => 'id' };
  const choices = choicesFor(file);
  const kinds = (mended: Record<string, string>) => planFile(source, { ...choices, mended }).plan.rows.map(({ kind }) => kind);
  expect(kinds({})).toEqual(['wrong', 'wrong']);
  expect(kinds({ [cellKey(2, 1)]: '90' })).toEqual(['new', 'wrong']);
  expect(kinds({ [cellKey(2, 1)]: '90', [cellKey(3, 2)]: '7' })).toEqual(['new', 'new']);
  expect(kinds({ [cellKey(2, 1)]: '90', [cellKey(2, 2)]: 'none left' })).toEqual(['wrong', 'wrong']);
  expect(table.rows[0]?.cells).toEqual(['Mug', 'ninety']);
});
