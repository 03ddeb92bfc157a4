import type { CsvTable } from '../../../lib/csv';
import { headerScore } from './column-meanings';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';

/** The text of a file, and whether its encoding is a guess. */
interface DecodedText {
  text: string;
  isGuess: boolean;
}

const UTF_16: readonly (readonly [mark: string, encoding: string])[] = [
  ['255,254', 'utf-16le'],
  ['254,255', 'utf-16be'],
];

/**
 * Decodes UTF-16 with a byte order mark, and UTF-8. Bytes that are neither are taken for Windows-1252, in which Excel saves "CSV"
 * unless one chooses "CSV UTF-8".
 */
function decodeText(bytes: Uint8Array): DecodedText {
  const mark = bytes.subarray(0, 2).join();
  const utf16 = UTF_16.find(([start]) => start === mark)?.[1];
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes), isGuess: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}

/** The tables of a chosen file. */
export interface ImportFile {
  name: string;
  /** At least one. A text file has one without a name. */
  sheets: { name: string; table: CsvTable }[];
  /** Whether the letters of a text file may be wrong, because nothing states its encoding. */
  isEncodingGuessed: boolean;
}

/** A file that no import can use. The message says what to do, for the person who chose it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** First bytes of a ZIP archive, which an .xlsx file is. */
const ZIP = '80,75,3,4';
/** First bytes of an .xls file, and of an .xlsx file with a password. */
const OLE = '208,207,17,224';

/**
 * Reads the sheets of an .xlsx file, or a CSV file, as text cells. Rejects with {@link UnreadableFile} when it is neither, with
 * another error when a part of this site could not be loaded.
 */
export async function readFile(file: File): Promise<ImportFile> {
  const { readCsv, toTable, UnclosedQuote } = await import('../../../lib/csv');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = bytes.subarray(0, 4).join();
  if (start === OLE) throw new UnreadableFile(SPREADSHEET_TEXTS.oldExcel(file.name));
  if (start === ZIP) {
    const sheets = (await readWorkbook(file))
      .filter(({ data }) => data.length > 0)
      .map(({ sheet, data }) => ({
        name: sheet,
        table: toTable(
          data.map((row) => row.map(cellText)),
          headerScore,
        ),
      }));
    if (sheets.length === 0) throw new UnreadableFile(SPREADSHEET_TEXTS.empty(file.name));
    return { name: file.name, sheets, isEncodingGuessed: false };
  }
  const { text, isGuess } = decodeText(bytes);
  if (text.trim() === '') throw new UnreadableFile(SPREADSHEET_TEXTS.empty(file.name));
  if (/\.xlsx$/i.test(file.name) || text.includes('\0')) throw new UnreadableFile(SPREADSHEET_TEXTS.unreadable(file.name));
  try {
    return { name: file.name, sheets: [{ name: '', table: readCsv(text, headerScore) }], isEncodingGuessed: isGuess };
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    throw new UnreadableFile(SPREADSHEET_TEXTS.unclosedQuote(error.line), { cause: error });
  }
}

async function readWorkbook(file: File) {
  const { default: readXlsx } = await import('read-excel-file/universal');
  try {
    return await readXlsx<string>(file, { parseNumber: numberText });
  } catch (error) {
    throw new UnreadableFile(SPREADSHEET_TEXTS.unreadable(file.name), { cause: error });
  }
}

/** Excel stores 18.9 as 18.899999999999999. Long whole numbers, such as a barcode, keep every digit. */
const numberText = (text: string): string => (/[.e]/i.test(text) ? String(Number(text)) : text);

/** '' for an empty cell; dates as ISO 8601; formulas as their stored result. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
