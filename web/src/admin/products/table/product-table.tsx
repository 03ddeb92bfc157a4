import { useState } from 'react';
import type { ProductRow } from '../../data/product-row';
import { PRODUCT_TEXTS } from '../product-texts';
import { ProductModal } from './product-modal';
import styles from './product-table.module.css';
import { ProductTableRow } from './product-table-row';
import { SortHead } from './sort-head';
import type { CategoryTitle, TableView } from './table-view';

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

/** SPEC §2's columns with sorting, selection and switches. On a phone each row is a card. */
export function ProductTable({ rows, first, view, categoryTitle, selected, onSelect, onChange }: Props) {
  const { table } = PRODUCT_TEXTS;
  const [viewed, setViewed] = useState<ProductRow | null>(null);
  const isAllSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const select = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  };
  const pageIds = () => rows.map(({ id }) => id);
  const sorting = { view, onChange };
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={table.title}>
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <label className={styles.tickLabel}>
                <input
                  type="checkbox"
                  aria-label={table.selectAll}
                  checked={isAllSelected}
                  onChange={({ target }) => select(pageIds(), target.checked)}
                />
              </label>
            </th>
            <th role="columnheader" scope="col" className={styles.atADesk}>
              {table.sn}
            </th>
            <SortHead sort="category" title={table.category} {...sorting} />
            <SortHead sort="title" title={table.product} {...sorting} />
            <SortHead sort="price" title={table.price} {...sorting} />
            <SortHead sort="stock" title={table.stock} {...sorting} />
            <th role="columnheader" scope="col" className={styles.atADesk}>
              {table.live}
            </th>
            <SortHead sort="addedDate" title={table.date} {...sorting} />
            <th role="columnheader" scope="col" className={styles.atADesk}>
              {table.actions}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <ProductTableRow
              key={row.id}
              row={row}
              number={first + index}
              category={categoryTitle(row)}
              isSelected={selected.has(row.id)}
              onSelect={(isOn) => select([row.id], isOn)}
              onView={() => setViewed(row)}
            />
          ))}
        </tbody>
      </table>
      {viewed && <ProductModal row={viewed} category={categoryTitle(viewed)} onClose={() => setViewed(null)} />}
    </div>
  );
}
