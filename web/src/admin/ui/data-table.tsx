import type { ReactNode } from 'react';
import { keepFocus } from '../../ui/keep-focus';
import styles from './data-table.module.css';

export interface Column<Row> {
  title: string;
  /** Names the row; read out with each of its cells. */
  isRowHeader?: boolean;
  /** Holds addresses or messages: words too long for the column break anywhere, as in row headers. */
  isLong?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** A table that scrolls inside itself; on a phone each row is a card. Roles are explicit, because cards lose the table's own. */
export const DataTable = <Row,>({ label, columns, rows, keyOf }: Props<Row>) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title }) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={keepFocus} role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ title, isRowHeader, isLong, cell }) =>
              isRowHeader === true ? (
                <th key={title} role="rowheader" scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={title} role="cell" data-label={title} className={isLong === true ? styles.long : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
