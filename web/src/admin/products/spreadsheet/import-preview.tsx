import { useState } from 'react';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/choice-field';
import { downloadFile } from '../../data/download-file';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import type { PlannedRow } from './plan-import';
import type { PlannedImport } from './use-import';
import { wrongRows } from './wrong-rows';
import { ImportPreviewTable } from './import-preview-table';
import styles from './spreadsheet.module.css';

type Kind = PlannedRow['kind'];
/** What needs eyes first. */
const KINDS: readonly Kind[] = ['wrong', 'changed', 'new', 'unchanged'];

interface Props {
  planned: PlannedImport;
  onCreatesCategories: (creates: boolean) => void;
  onStart: () => void;
  onCancel: () => void;
}

/** What an import would do, row by row. Nothing is written before it is started. */
export function ImportPreview({ planned, onCreatesCategories, onStart, onCancel }: Props) {
  const { plan, categories, missing, table } = planned;
  const rowsOf = (kind: Kind): PlannedRow[] => plan.rows.filter((row) => row.kind === kind);
  const counts = {
    new: rowsOf('new').length,
    changed: rowsOf('changed').length,
    unchanged: rowsOf('unchanged').length,
    wrong: rowsOf('wrong').length,
  };
  const [shown, setShown] = useState(KINDS.find((kind) => counts[kind] > 0) ?? 'new');
  if (plan.refusal !== null) return <p role="alert">{plan.refusal}</p>;
  const saveWrongRows = async () => {
    const { writeCsv } = await import('../../data/csv');
    const { header, rows } = wrongRows(table, plan);
    downloadFile(SPREADSHEET_TEXTS.wrongFile, writeCsv(header, rows));
  };
  const toWrite = counts.new + counts.changed;
  return (
    <div className={styles.state}>
      <p role="status">
        <strong>{SPREADSHEET_TEXTS.summary(counts)}</strong>
      </p>
      {plan.ignored.length > 0 && <p>{SPREADSHEET_TEXTS.ignored(plan.ignored.join(', '))}</p>}
      <div role="group" aria-label={SPREADSHEET_TEXTS.rows} className={styles.kinds}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-pressed={kind === shown}
            disabled={counts[kind] === 0}
            onClick={() => setShown(kind)}
          >
            {SPREADSHEET_TEXTS.kinds[kind]} {counts[kind]}
          </button>
        ))}
      </div>
      <ImportPreviewTable key={shown} rows={rowsOf(shown)} categories={categories} />
      {missing.length > 0 && (
        <CheckField
          label={SPREADSHEET_TEXTS.createCategories(missing.map(({ title }) => title).join(', '))}
          checked={planned.createsCategories}
          onChange={({ target }) => onCreatesCategories(target.checked)}
        />
      )}
      {counts.wrong > 0 && (
        <>
          <p>{SPREADSHEET_TEXTS.wrong}</p>
          <Button onClick={() => void saveWrongRows()}>{SPREADSHEET_TEXTS.saveWrong}</Button>
        </>
      )}
      {toWrite === 0 && <p>{SPREADSHEET_TEXTS.nothing}</p>}
      <div className={styles.actions}>
        {toWrite > 0 && (
          <Button kind="primary" onClick={onStart}>
            {SPREADSHEET_TEXTS.start(toWrite)}
          </Button>
        )}
        <Button kind="quiet" onClick={onCancel}>
          {toWrite > 0 ? SPREADSHEET_TEXTS.cancel : SPREADSHEET_TEXTS.dismiss}
        </Button>
      </div>
    </div>
  );
}
