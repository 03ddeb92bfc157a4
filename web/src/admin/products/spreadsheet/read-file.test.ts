import { describe, expect, it } from 'vitest';
import { workbook, type WorkbookCell } from '../../../../../tests/fixtures/workbook';
import { choicesFor } from './plan-file';
import { readFile, UnreadableFile } from './read-file';

const file = (name: string, bytes: Buffer | string) => new File([new Uint8Array(Buffer.from(bytes))], name);
const tableOf = async (name: string, bytes: Buffer | string) => (await readFile(file(name, bytes))).sheets[0]?.table;

describe('readFile', () => {
  const excel = (rows: readonly (readonly WorkbookCell[] | null)[]) => tableOf('Products.XLSX', workbook({ Sheet1: rows }));

  it('reads an .xlsx file as text: zeros of an SKU stay, TRUE is yes, an empty cell is empty', async () => {
    const rows = [
      ['SKU', 'Title', 'Price', 'Live'],
      ['007', 'Steel mug', 1250.5, true],
      ['008', 'Jute bag', null, false],
    ];
    expect(await excel(rows)).toEqual({
      header: ['SKU', 'Title', 'Price', 'Live'],
      headerLine: 1,
      rows: [
        { line: 2, cells: ['007', 'Steel mug', '1250.5', 'yes'] },
        { line: 3, cells: ['008', 'Jute bag', '', 'no'] },
      ],
    });
  });

  it('reads formulas as their results, days as ISO 8601 and numbers as Excel shows them', async () => {
    const cells = [{ formula: 'A1&B1', result: 'Steel mug' }, 18.899999999999999, { day: 46000 }, 8901234567890123, 1e-7];
    const table = await excel([['Title', 'Price', 'Tags', 'SKU', 'Size'], cells]);
    expect(table?.rows[0]?.cells).toEqual(['Steel mug', '18.9', '2025-12-09', '8901234567890123', '1e-7']);
  });

  it('finds the column names below a title and keeps the lines of the file', async () => {
    const table = await excel([['Price list 2026'], null, ['Item code', 'Particulars', 'MRP (INR)'], ['a', 'Mug', 1]]);
    expect(table).toEqual({
      header: ['Item code', 'Particulars', 'MRP (INR)'],
      headerLine: 3,
      rows: [{ line: 4, cells: ['a', 'Mug', '1'] }],
    });
  });

  it('takes the first sheet with titles, and the others on request', async () => {
    const sheets = { Notes: [['Valid until', 'June']], Empty: [], Mugs: [['Name'], ['Mug']], Bags: [['Title'], ['Bag']] };
    const read = await readFile(file('a.xlsx', workbook(sheets)));
    expect(read.sheets.map(({ name }) => name)).toEqual(['Notes', 'Mugs', 'Bags']);
    expect(choicesFor(read)).toEqual({ sheet: 1, meanings: ['Title'], createsCategories: false, means: {}, mended: {} });
    expect(choicesFor(read, 0).meanings).toEqual([null, null]);
  });

  it.each([
    ['commas', 'SKU,Title\n007,Steel mug'],
    ['semicolons', 'SKU;Title\n007;Steel mug'],
    ['tabs', 'SKU\tTitle\n007\tSteel mug'],
    ['a separator that Excel is told', 'sep=;\nSKU;Title\n007;Steel mug'],
    ['a title above', 'Prices, June, 2026\n\nSKU;Title\n007;Steel mug'],
  ])('reads text with %s', async (_, text) => {
    const table = await tableOf('products.csv', text);
    expect(table?.header).toEqual(['SKU', 'Title']);
    expect(table?.rows.map(({ cells }) => cells)).toEqual([['007', 'Steel mug']]);
  });

  it('decides the separator by the column names, not by decimal commas', async () => {
    const table = await tableOf('preise.csv', 'Preisliste\nSKU;Title;Price;Offer price\na;Mug;12,50;11,50\nb;Bag;8,90;7,90');
    expect(table?.rows[0]?.cells).toEqual(['a', 'Mug', '12,50', '11,50']);
  });

  it('decodes UTF-8, UTF-16 and, as a guess, Windows-1252', async () => {
    const text = 'Title\nCafé crème\n';
    const title = async (bytes: Buffer) => {
      const { sheets, isEncodingGuessed } = await readFile(file('a.csv', bytes));
      return [sheets[0]?.table.rows[0]?.cells[0], isEncodingGuessed];
    };
    expect(await title(Buffer.from(text))).toEqual(['Café crème', false]);
    expect(await title(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(['Café crème', false]);
    expect(await title(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(['Café crème', false]);
    // Its signs beyond Latin-1, such as €, are checked in spreadsheet.spec.ts: Node 20 decodes them wrongly.
    expect(await title(Buffer.from(text, 'latin1'))).toEqual(['Café crème', true]);
  });

  it.each([
    ['an .xlsx file that is none', 'a.xlsx', 'no zip', /damaged/],
    ['a damaged .xlsx file', 'a.xlsx', workbook({ A: [['Title']] }).subarray(0, 300), /damaged/],
    ['a picture', 'a.csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), /neither an \.xlsx nor a CSV file/],
    ['an old Excel file', 'a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\(\.xls\) or has a password/],
    ['a cell without its closing quote', 'a.csv', 'SKU,Title\n1,Mug\n2,"Cup\n3,Bag\n4,Pen\n', /In line 3 a cell begins/],
    ['a quote within a quoted cell', 'a.csv', 'SKU,Title\n1,"12" mug\n2,Cup\n', /In line 2 a cell begins/],
    ['an empty file', 'a.csv', ' \n', /“a\.csv” is empty/],
    ['an empty workbook', 'a.xlsx', workbook({ A: [] }), /“a\.xlsx” is empty/],
  ])('says what is wrong with %s', async (_, name, bytes, message) => {
    const reading = readFile(file(name, bytes));
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow(UnreadableFile);
  });
});
