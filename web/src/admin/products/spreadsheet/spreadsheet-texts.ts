import { plural } from '../../../lib/plural';

export const SPREADSHEET_TEXTS = {
  exportTitle: 'Export',
  exportText: 'All products for Excel or any other spreadsheet. Importing the file unchanged changes nothing.',
  exportExcel: 'Export for Excel',
  exportCsv: 'Export as CSV',
  reading: (count: number) => `Read ${count.toLocaleString('en-IN')} products`,
  importTitle: 'Import',
  importText:
    'Choose a CSV or .xlsx file. You first see what it would change; nothing is written until you say so. Rows are matched by SKU, or by the product id of an export.',
  emptyCells: 'An empty cell leaves what is stored. Write “none” into a cell to empty its field.',
  file: 'CSV or Excel file',
  choose: 'Choose a file',
  ignored: (columns: string) => `Columns that mean nothing here: ${columns}.`,
  columns: (read: number, ignored: number) => `Columns: ${read} read${ignored === 0 ? '' : `, ${ignored} ignored`}`,
  columnsText: 'What each column of the file holds. Change it where the guess is wrong.',
  column: (header: string, index: number) => header || `Column ${index + 1}`,
  ignoreColumn: 'Ignore',
  sheet: 'Sheet',
  headerLine: (line: number) => `The column names are in line ${line}.`,
  encodingGuessed:
    'This file does not say how its letters are stored: it is read as Windows-1252, as Excel saves “CSV”. Look for wrong letters in the rows below; if there are any, save the file as “CSV UTF-8” or .xlsx and choose it again.',
  emptied: (columns: readonly (readonly [column: string, count: number])[]) =>
    `This deletes stored values: ${columns.map(([column, count]) => `${column} of ${plural(count, 'product')}`).join(', ')}.`,
  unreadable: (name: string) =>
    `“${name}” cannot be read: it is damaged, or neither an .xlsx nor a CSV file. Open it in Excel or another spreadsheet, save it as .xlsx and choose the new file.`,
  oldExcel: (name: string) =>
    `“${name}” is an Excel file of the old kind (.xls) or has a password. Open it in Excel, save it as .xlsx without a password and choose the new file.`,
  unclosedQuote: (line: number) =>
    `In line ${line} a cell begins with a double quote that has no end, so that the rows below it cannot be told apart. Correct that line and choose the file again.`,
  empty: (name: string) => `“${name}” is empty.`,
  unprepared: (reason: string) => `An import is compared with what the server has, and that could not be read. ${reason}`,
  summary: (counts: Record<'new' | 'changed' | 'unchanged' | 'wrong', number>) =>
    `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.wrong} wrong`,
  wrong: 'Wrong rows are left out until they are corrected, above or in the file; the others do not wait for them.',
  mend: (column: string, line: number) => `${column} in line ${line}`,
  skipped: (count: number) => `${plural(count, 'row was', 'rows were')} left out. Correct and import them again:`,
  leftOutLine: (line: number, title: string) => `Line ${line}${title === '' ? '' : `, ${title}`}`,
  totals: (lines: readonly number[]) =>
    `Left out, because ${lines.length === 1 ? 'it sums' : 'they sum'} the others up: line ${lines.join(', ')}.`,
  headings: (lines: readonly number[]) =>
    `Left out, because nothing but a title stands there, or the column names once more: line ${lines.join(', ')}.`,
  skusChange: (count: number) => `${plural(count, 'product gets', 'products get')} another SKU.`,
  possibleDuplicates: (lines: readonly number[]) =>
    `New rows without a SKU that have the title of a stored product, and may be the same one: line ${lines.join(', ')}.`,
  similarCategory: (typed: string, title: string) => `“${typed}” means “${title}”`,
  createCategories: (titles: string) => `Create the missing categories: ${titles}`,
  categoriesFailed: (reason: string) => `The missing categories could not be created. ${reason} Nothing was imported.`,
  saveWrong: 'Save the wrong rows as a file',
  wrongFile: 'wrong-rows.csv',
  /** Header of the added column; an import ignores it. */
  wrongColumn: 'What is wrong',
  rows: 'Rows of the file',
  line: 'Line',
  product: 'Product',
  kind: 'What it is',
  cells: 'Cells',
  kinds: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', wrong: 'Wrong' },
  untitled: 'Without a title',
  nothingThere: 'empty',
  start: (count: number) => `Write ${plural(count, 'product')}`,
  cancel: 'Write nothing',
  nothing: 'There is nothing to write.',
  progress: (written: number, total: number) =>
    `${written.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} written`,
  goOn: 'Go on',
  paused: (reason: string | null) =>
    ['The import stopped on the way.', reason, 'What is written stays written; going on repeats nothing.']
      .filter(Boolean)
      .join(' '),
  done: (written: number) => `${plural(written, 'product')} written.`,
  undone: 'The import is taken back.',
  undoing: (written: number, total: number) =>
    `${written.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} taken back`,
  keptCategories: (titles: string) => `These categories stay, because they hold products or somebody changed them: ${titles}.`,
  conflicts: 'Not written, because somebody else changed them meanwhile:',
  refused: 'Not written, because the server did not take them. Look at these rows; you may no longer have the rights of staff:',
  undo: 'Undo this import',
  /** Before an import that has stopped is closed, or replaced by another. */
  discard: (name: string) => ({
    title: 'This import is not finished',
    body: `“${name}” has stopped on the way. What it wrote stays written, and can no longer be undone.`,
    action: 'Discard the rest',
  }),
  dismiss: 'Close',
  pictures: 'Pictures',
  choosePictures: 'Choose pictures',
  picturesText:
    'Choose pictures named by SKU: DRK-01.jpg is the first picture of that product, DRK-01-2.jpg its second, up to eight.',
  matched: (count: number) => plural(count, 'picture on its way.', 'pictures on their way.'),
  unmatched: (names: string) => `No product has the SKU of: ${names}`,
  unusable: (names: string) => `No pictures that can be used: ${names}`,
  overtaken: (names: string) => `Somebody changed these products meanwhile; choose their pictures again: ${names}`,
  notTaken: (names: string) => `The server did not take these pictures; you may no longer have the rights of staff: ${names}`,
  failed: (reason: string) => `The products could not be read. ${reason}`,
} as const;
