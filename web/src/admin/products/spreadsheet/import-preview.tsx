import { useState } from 'react';
import { Button } from '../../../ui/button';
import type { CategoryNames } from './columns';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import type { ImportPlan, PlannedRow } from './plan-import';
import { ImportPreviewTable } from './import-preview-table';
import styles from './spreadsheet.module.css';

type Kind = PlannedRow['kind'];
/** What needs eyes first. */
const KINDS: readonly Kind[] = ['wrong', 'changed', 'new', 'unchanged'];

interface Props {
  plan: ImportPlan;
  categories: CategoryNames;
  onStart: () => void;
  onCancel: () => void;
}

/** The dry run: what an import would do, by row and cell. */
export function ImportPreview({ plan, categories, onStart, onCancel }: Props) {
  const rowsOf = (kind: Kind): PlannedRow[] => plan.rows.filter((row) => row.kind === kind);
  const counts = {
    new: rowsOf('new').length,
    changed: rowsOf('changed').length,
    unchanged: rowsOf('unchanged').length,
    wrong: rowsOf('wrong').length,
  };
  const [shown, setShown] = useState(KINDS.find((kind) => counts[kind] > 0) ?? 'new');
  if (plan.refusal !== null) return <p role="alert">{plan.refusal}</p>;
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
      {counts.wrong > 0 && <p>{SPREADSHEET_TEXTS.wrong}</p>}
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
