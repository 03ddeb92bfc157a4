import { Button } from '../../../ui/button';
import { downloadFile } from '../../../lib/download-file';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import type { FileRows } from './wrong-rows';

/** Saves the wrong rows of an import, to be corrected and imported again. */
export function SaveWrongRows({ wrongRows }: { wrongRows: () => FileRows }) {
  const save = async () => {
    const { writeCsv } = await import('../../../lib/csv');
    const { header, rows } = wrongRows();
    downloadFile(SPREADSHEET_TEXTS.wrongFile, writeCsv(header, rows));
  };
  return <Button onClick={() => void save()}>{SPREADSHEET_TEXTS.saveWrong}</Button>;
}
