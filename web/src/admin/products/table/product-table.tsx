import { useState } from 'react';
import { PRODUCT_TEXTS } from '../product-texts';
import type { ProductRow } from '../../data/product-row';
import styles from './product-table.module.css';
import { ProductTableRow } from './product-table-row';
import { ProductModal } from './product-modal';
import type { CategoryTitle, Sort, TableView } from './table-view';

interface Props {
  /** The rows of this page. */
  rows: readonly ProductRow[];
  /** Number of the first one. */
  first: number;
  view: TableView;
  categoryTitle: CategoryTitle;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onChange: (change: Partial<TableView>) => void;
}

/**
 * SPEC §2's columns, and what makes them workable: sorting heads, a tick for each row, switches for stock and live. On a phone
 * each row is laid out as a card, which takes its role as a row away: so all roles are said. */
export function ProductTable({ rows, first, view, categoryTitle, selected, onSelect, onChange }: Props) {
  const { table } = PRODUCT_TEXTS;
  const [viewed, setViewed] = useState<ProductRow | null>(null);
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const tick = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  };
  const head = (sort: Sort, title: string) => (
    <th
      role="columnheader"
      scope="col"
      aria-sort={view.sort === sort ? (view.dir === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onChange({ sort, dir: view.sort === sort && view.dir === 'asc' ? 'desc' : 'asc' })}
      >
        {title}
        <span aria-hidden="true">{view.sort === sort ? (view.dir === 'asc' ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  );
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={table.title}>
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <input
                type="checkbox"
                aria-label={table.selectAll}
                checked={all}
                onChange={({ target }) =>
                  tick(
                    rows.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            </th>
            <th role="columnheader" scope="col" className={styles.atADesk}>
              {table.sn}
            </th>
            {head('category', table.category)}
            {head('title', table.product)}
            {head('stock', table.stock)}
            <th role="columnheader" scope="col" className={styles.atADesk}>
              {table.live}
            </th>
            {head('addedDate', table.date)}
            <th role="columnheader" scope="col" className={styles.atADesk}>
              {table.actions}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, place) => (
            <ProductTableRow
              key={row.id}
              row={row}
              number={first + place}
              category={categoryTitle(row)}
              isSelected={selected.has(row.id)}
              onSelect={(isOn) => tick([row.id], isOn)}
              onView={() => setViewed(row)}
            />
          ))}
        </tbody>
      </table>
      {viewed && <ProductModal row={viewed} category={categoryTitle(viewed)} onClose={() => setViewed(null)} />}
    </div>
  );
}
