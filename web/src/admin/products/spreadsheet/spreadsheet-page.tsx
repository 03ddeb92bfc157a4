import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/file-button';
import { Row } from '../../../ui/layout';
import { notify } from '../../../ui/notify';
import { failureReason } from '../../data/failure-reason';
import { downloadBlob, downloadFile } from '../../../lib/download-file';
import { ImportPreview } from './import-preview';
import { ImportProgress } from './import-progress';
import { PictureImport } from './picture-import';
import styles from './spreadsheet.module.css';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import { useImport } from './use-import';

/** Products to a spreadsheet and back: export, preview, import, undo. */
export default function SpreadsheetPage() {
  const state = useImport();
  return (
    <div className={styles.page}>
      <ExportSection state={state} />
      <ImportSection state={state} />
      <PictureImport />
    </div>
  );
}

type ImportState = ReturnType<typeof useImport>;

function ExportSection({ state: { names, readCount, readProducts, isReady } }: { state: ImportState }) {
  const exportAll = async (format: 'xlsx' | 'csv') => {
    try {
      const products = await readProducts();
      const { exportProducts, exportWorkbook } = await import('./export-products');
      if (format === 'csv') downloadFile('products.csv', exportProducts(products, names));
      else downloadBlob('products.xlsx', await exportWorkbook(products, names));
    } catch (error) {
      void notify(SPREADSHEET_TEXTS.failed(failureReason(error)), { kind: 'failure' });
    }
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{SPREADSHEET_TEXTS.exportTitle}</h2>
      <p className={styles.text}>{SPREADSHEET_TEXTS.exportText}</p>
      <Row gap={2}>
        <Button busy={readCount !== null} disabled={!isReady} onClick={() => void exportAll('xlsx')}>
          {SPREADSHEET_TEXTS.exportExcel}
        </Button>
        <Button kind="quiet" busy={readCount !== null} disabled={!isReady} onClick={() => void exportAll('csv')}>
          {SPREADSHEET_TEXTS.exportCsv}
        </Button>
      </Row>
    </section>
  );
}

function ImportSection({ state }: { state: ImportState }) {
  const { planned, current } = state;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{SPREADSHEET_TEXTS.importTitle}</h2>
      <p className={styles.text}>{SPREADSHEET_TEXTS.importText}</p>
      <p className={styles.text}>{SPREADSHEET_TEXTS.emptyCells}</p>
      <label className={styles.file}>
        <strong>{SPREADSHEET_TEXTS.file}</strong>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={!state.isReady || state.isRunning}
          text={SPREADSHEET_TEXTS.choose}
          onFiles={([file]) => file && void state.plan(file)}
        />
      </label>
      {state.readCount !== null && <p role="status">{SPREADSHEET_TEXTS.reading(state.readCount)}</p>}
      {state.problem !== null && (
        <p role="alert" className={styles.warning}>
          {state.problem}
        </p>
      )}
      {planned && (
        <ImportPreview
          planned={planned}
          onChoose={state.choose}
          onStart={() => void state.start(planned)}
          onCancel={state.cancel}
        />
      )}
      {current && planned === null && (
        <ImportProgress
          current={current}
          isRunning={state.isRunning}
          stopReason={state.stopReason}
          onGoOn={() => void state.run(current)}
          onUndo={() => void state.undo(current)}
          onClose={() => void state.close()}
        />
      )}
    </section>
  );
}
