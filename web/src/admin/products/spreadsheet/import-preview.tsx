import { useMemo } from 'react';
import { Button } from '../../../ui/button';
import { Card, Row } from '../../../ui/layout';
import { SaveWrongRows } from './save-wrong-rows';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import { countRows } from './plan-import';
import type { ImportChoices, PlannedImport } from './plan-file';
import { wrongRows } from './wrong-rows';
import { CategoryChoices } from './category-choices';
import { ImportColumns } from './import-columns';
import { ImportRows } from './import-rows';
import { countChangedSkus, emptiedColumns, possibleDuplicates } from './preview-cells';
import styles from './spreadsheet.module.css';

interface Props {
  planned: PlannedImport;
  onChoose: (choices: ImportChoices) => void;
  onStart: () => void;
  onCancel: () => void;
}

/** What an import would do, row by row. Nothing is written before it is started. */
export function ImportPreview({ planned, onChoose, onStart, onCancel }: Props) {
  const { plan, categories, table, source } = planned;
  const counts = countRows(plan.rows);
  const emptied = useMemo(() => emptiedColumns(plan.rows, categories), [plan, categories]);
  const duplicates = useMemo(() => possibleDuplicates(plan.rows, source.products), [plan, source]);
  const changedSkus = countChangedSkus(plan.rows);
  const toWrite = counts.new + counts.changed;
  return (
    <Card gap={3} className={styles.state}>
      {plan.refusal === null ? (
        <p role="status">
          <strong>{SPREADSHEET_TEXTS.summary(counts)}</strong>
        </p>
      ) : (
        <p role="alert">{plan.refusal}</p>
      )}
      {emptied.length > 0 && <p className={styles.warning}>{SPREADSHEET_TEXTS.emptied(emptied)}</p>}
      {changedSkus > 0 && <p className={styles.warning}>{SPREADSHEET_TEXTS.skusChange(changedSkus)}</p>}
      {duplicates.length > 0 && <p className={styles.warning}>{SPREADSHEET_TEXTS.possibleDuplicates(duplicates)}</p>}
      <ImportColumns planned={planned} onChoose={onChoose} />
      <ImportRows planned={planned} onChoose={onChoose} />
      <CategoryChoices planned={planned} onChoose={onChoose} />
      {counts.wrong > 0 && (
        <>
          <p>{SPREADSHEET_TEXTS.wrong}</p>
          <SaveWrongRows wrongRows={() => wrongRows(table, plan)} />
        </>
      )}
      {toWrite === 0 && plan.refusal === null && <p>{SPREADSHEET_TEXTS.nothing}</p>}
      <Row gap={3}>
        {toWrite > 0 && (
          <Button kind="primary" onClick={onStart}>
            {SPREADSHEET_TEXTS.start(toWrite)}
          </Button>
        )}
        <Button kind="quiet" onClick={onCancel}>
          {toWrite > 0 ? SPREADSHEET_TEXTS.cancel : SPREADSHEET_TEXTS.dismiss}
        </Button>
      </Row>
    </Card>
  );
}
