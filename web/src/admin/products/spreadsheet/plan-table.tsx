import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Pagination } from '../table/pagination';
import { pageOf } from '../table/table-view';
import type { CategoryNames } from './columns';
import { COPY } from './copy';
import { cellsOf } from './plan-cells';
import type { PlannedCell } from './plan-cells';
import type { PlannedRow } from './plan-import';
import styles from './spreadsheet.module.css';

const ROWS = 25;
const BADGES = { new: 'success', changed: 'brand', unchanged: 'plain', wrong: 'danger' } as const;

/** Rows of a dry run with the cells that they are about. */
export function PlanTable({ rows, categories }: { rows: readonly PlannedRow[]; categories: CategoryNames }) {
  const [wanted, setWanted] = useState(1);
  const { rows: shown, page, pages } = pageOf(rows, wanted, ROWS);
  return (
    <>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={COPY.rows}>
        <table className={styles.plan}>
          <thead>
            <tr>
              <th scope="col">{COPY.line}</th>
              <th scope="col">{COPY.product}</th>
              <th scope="col">{COPY.kind}</th>
              <th scope="col">{COPY.cells}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <th scope="row">{row.title || COPY.untitled}</th>
                <td>
                  <Badge kind={BADGES[row.kind]}>{COPY.kinds[row.kind]}</Badge>
                </td>
                <td>
                  {cellsOf(row, categories).map((cell) => (
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

function Cell({ column, before, after, isWrong }: PlannedCell) {
  return (
    <p className={isWrong ? styles.wrong : undefined}>
      <strong>{column}</strong>:{' '}
      {before !== null && (
        <>
          <del>{before === '' ? COPY.nothingThere : before}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {before === null ? after : <ins>{after === '' ? COPY.nothingThere : after}</ins>}
    </p>
  );
}
