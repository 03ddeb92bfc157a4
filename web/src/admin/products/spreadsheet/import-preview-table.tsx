import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Pagination } from '../table/pagination';
import { pageOf } from '../table/table-view';
import type { CategoryNames } from './columns';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import { previewCells } from './preview-cells';
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
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={SPREADSHEET_TEXTS.rows}>
        <table className={styles.plan}>
          <thead>
            <tr>
              <th scope="col">{SPREADSHEET_TEXTS.line}</th>
              <th scope="col">{SPREADSHEET_TEXTS.product}</th>
              <th scope="col">{SPREADSHEET_TEXTS.kind}</th>
              <th scope="col">{SPREADSHEET_TEXTS.cells}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <th scope="row">{row.title || SPREADSHEET_TEXTS.untitled}</th>
                <td>
                  <Badge kind={BADGES[row.kind]}>{SPREADSHEET_TEXTS.kinds[row.kind]}</Badge>
                </td>
                <td>
                  {previewCells(row, categories).map((cell) => (
                    <Cell key={cell.column} {...cell} />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination page={page} pages={pages} onPage={setWanted} />
    </>
  );
}

function Cell({ column, before, after, isWrong }: PreviewCell) {
  return (
    <p className={isWrong ? styles.wrong : undefined}>
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
