import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { DataTable } from '../../ui/data-table';
import { Pagination } from '../table/pagination';
import { pageOf } from '../table/table-view';
import type { CategoryNames } from './columns';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import { isEmptied, previewCells } from './preview-cells';
import type { PreviewCell } from './preview-cells';
import type { PlannedRow } from './plan-import';
import styles from './spreadsheet.module.css';

const ROWS = 25;
const BADGES = { new: 'success', changed: 'brand', unchanged: 'plain', wrong: 'danger' } as const;

/** Rows of a dry run with the cells that they are about. */
export function ImportPreviewTable({ rows, categories }: { rows: readonly PlannedRow[]; categories: CategoryNames }) {
  const [wanted, setWanted] = useState(1);
  const { rows: shown, page, pages } = pageOf(rows, wanted, ROWS);
  return (
    <>
      <DataTable
        label={SPREADSHEET_TEXTS.rows}
        rows={shown}
        keyOf={({ line }) => line}
        columns={[
          { title: SPREADSHEET_TEXTS.product, isRowHeader: true, cell: ({ title }) => title || SPREADSHEET_TEXTS.untitled },
          { title: SPREADSHEET_TEXTS.line, cell: ({ line }) => line },
          {
            title: SPREADSHEET_TEXTS.kind,
            cell: ({ kind }) => <Badge kind={BADGES[kind]}>{SPREADSHEET_TEXTS.kinds[kind]}</Badge>,
          },
          {
            title: SPREADSHEET_TEXTS.cells,
            cell: (row) => (
              <div>
                {previewCells(row, categories).map((cell) => (
                  <Cell key={cell.column} {...cell} />
                ))}
              </div>
            ),
          },
        ]}
      />
      <Pagination page={page} pages={pages} onPage={setWanted} />
    </>
  );
}

function Cell(cell: PreviewCell) {
  const { column, before, after, isWrong } = cell;
  return (
    <p className={isWrong || isEmptied(cell) ? styles.wrong : styles.cell}>
      <strong>{column}</strong>:{' '}
      {before !== null && (
        <>
          <del>{before === '' ? SPREADSHEET_TEXTS.nothingThere : before}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {before === null ? after : <ins>{after === '' ? SPREADSHEET_TEXTS.nothingThere : after}</ins>}
    </p>
  );
}
