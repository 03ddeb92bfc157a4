import { useState } from 'react';
import { Row } from '../../../ui/layout';
import { ImportPreviewTable } from './import-preview-table';
import { cellKey, type ImportChoices, type PlannedImport } from './plan-file';
import { countRows, type PlannedRow } from './plan-import';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import styles from './spreadsheet.module.css';

type Kind = PlannedRow['kind'];
/** The order of the filters: rows that need attention first. */
const KINDS: readonly Kind[] = ['wrong', 'changed', 'new', 'unchanged'];

interface Props {
  planned: PlannedImport;
  onChoose: (choices: ImportChoices) => void;
}

/** The rows of an import, one kind at a time. Cells of wrong rows can be corrected. */
export function ImportRows({ planned: { plan, categories, table, choices }, onChoose }: Props) {
  const counts = countRows(plan.rows);
  const [chosen, setChosen] = useState<Kind | null>(null);
  const shown = chosen && counts[chosen] > 0 ? chosen : (KINDS.find((kind) => counts[kind] > 0) ?? 'new');
  if (plan.rows.length === 0) return null;
  return (
    <>
      <Row gap={2} role="group" aria-label={SPREADSHEET_TEXTS.rows}>
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
      </Row>
      <ImportPreviewTable
        key={shown}
        rows={plan.rows.filter(({ kind }) => kind === shown)}
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
  );
}
