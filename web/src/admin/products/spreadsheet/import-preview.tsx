import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/choice-field';
import { downloadFile } from '../../data/download-file';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import type { PlannedRow } from './plan-import';
import { cellKey, type ImportChoices, type PlannedImport } from './plan-file';
import { wrongRows } from './wrong-rows';
import { ImportColumns } from './import-columns';
import { ImportPreviewTable } from './import-preview-table';
import { emptiedColumns } from './preview-cells';
import styles from './spreadsheet.module.css';

type Kind = PlannedRow['kind'];
/** What needs eyes first. */
const KINDS: readonly Kind[] = ['wrong', 'changed', 'new', 'unchanged'];

interface Props {
  planned: PlannedImport;
  onChoose: (choices: ImportChoices) => void;
  onStart: () => void;
  onCancel: () => void;
}

function withMeaningOf(means: ImportChoices['means'], typed: string, title: string | null): ImportChoices['means'] {
  const key = typed.toLowerCase();
  const others = Object.fromEntries(Object.entries(means).filter(([one]) => one !== key));
  return title === null ? others : { ...others, [key]: title };
}

/** What an import would do, row by row. Nothing is written before it is started. */
export function ImportPreview({ planned, onChoose, onStart, onCancel }: Props) {
  const { plan, categories, missing, similar, table, choices } = planned;
  const rowsOf = (kind: Kind): PlannedRow[] => plan.rows.filter((row) => row.kind === kind);
  const counts = {
    new: rowsOf('new').length,
    changed: rowsOf('changed').length,
    unchanged: rowsOf('unchanged').length,
    wrong: rowsOf('wrong').length,
  };
  const [chosen, setChosen] = useState<Kind | null>(null);
  const shown = chosen && counts[chosen] > 0 ? chosen : (KINDS.find((kind) => counts[kind] > 0) ?? 'new');
  const emptied = useMemo(() => emptiedColumns(plan.rows, categories), [plan, categories]);
  const saveWrongRows = async () => {
    const { writeCsv } = await import('../../data/csv');
    const { header, rows } = wrongRows(table, plan);
    downloadFile(SPREADSHEET_TEXTS.wrongFile, writeCsv(header, rows));
  };
  const toWrite = counts.new + counts.changed;
  return (
    <div className={styles.state}>
      {plan.refusal === null ? (
        <p role="status">
          <strong>{SPREADSHEET_TEXTS.summary(counts)}</strong>
        </p>
      ) : (
        <p role="alert">{plan.refusal}</p>
      )}
      {emptied.length > 0 && <p className={styles.warning}>{SPREADSHEET_TEXTS.emptied(emptied)}</p>}
      <ImportColumns planned={planned} onChoose={onChoose} />
      {plan.rows.length > 0 && (
        <>
          <div role="group" aria-label={SPREADSHEET_TEXTS.rows} className={styles.kinds}>
            {KINDS.map((kind) => (
              <button
                key={kind}
                type="button"
                className={styles.kind}
                aria-pressed={kind === shown}
                disabled={counts[kind] === 0}
                onClick={() => setChosen(kind)}
              >
                {SPREADSHEET_TEXTS.kinds[kind]} {counts[kind]}
              </button>
            ))}
          </div>
          <ImportPreviewTable
            key={shown}
            rows={rowsOf(shown)}
            categories={categories}
            typedIn={(line, column) => table.rows.find((row) => row.line === line)?.cells[table.header.indexOf(column)]}
            onMend={(line, column, text) =>
              onChoose({
                ...choices,
                mended: { ...choices.mended, [cellKey(line, table.header.indexOf(column))]: text },
              })
            }
          />
        </>
      )}
      {similar.map(({ typed, title }) => (
        <CheckField
          key={typed}
          label={SPREADSHEET_TEXTS.similarCategory(typed, title)}
          checked={choices.means[typed.toLowerCase()] !== undefined}
          onChange={({ target }) =>
            onChoose({ ...choices, means: withMeaningOf(choices.means, typed, target.checked ? title : null) })
          }
        />
      ))}
      {missing.length > 0 && (
        <CheckField
          label={SPREADSHEET_TEXTS.createCategories(missing.map(({ title }) => title).join(', '))}
          checked={choices.createsCategories}
          onChange={({ target }) => onChoose({ ...choices, createsCategories: target.checked })}
        />
      )}
      {counts.wrong > 0 && (
        <>
          <p>{SPREADSHEET_TEXTS.wrong}</p>
          <Button onClick={() => void saveWrongRows()}>{SPREADSHEET_TEXTS.saveWrong}</Button>
        </>
      )}
      {toWrite === 0 && plan.refusal === null && <p>{SPREADSHEET_TEXTS.nothing}</p>}
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
