import type { FactName } from '@catalogue/contract/product-fields';
import { PRODUCT_TEXTS } from '../product-texts';
import { columnName } from './fact-columns';
import styles from './product-table.module.css';
import type { Sort, TableView } from './table-view';
import { Checkbox } from './checkbox';

interface Props {
  view: TableView;
  /** Facts shown as columns. */
  facts: readonly FactName[];
  isAllSelected: boolean;
  onSelectAll: (isOn: boolean) => void;
  onChange: (change: Partial<TableView>) => void;
}

/** The heads of the columns: most sort, the first selects all rows. */
export function ProductTableHead({ view, facts, isAllSelected, onSelectAll, onChange }: Props) {
  const { table } = PRODUCT_TEXTS;
  const sorting = { view, onChange };
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          <Checkbox label={table.selectAll} checked={isAllSelected} onChange={onSelectAll} />
        </th>
        <th role="columnheader" scope="col" className={styles.deskHead}>
          {table.sn}
        </th>
        <SortHead sort="category" className={styles.categoryHead} title={table.category} {...sorting} />
        <SortHead sort="title" title={table.product} {...sorting} />
        <SortHead sort="price" className={styles.priceHead} title={table.price} {...sorting} />
        <th role="columnheader" scope="col" className={[styles.deskHead, styles.minimumHead].join(' ')}>
          {PRODUCT_TEXTS.cells.minimumHead}
        </th>
        <SortHead sort="stock" className={styles.stockHead} title={table.stock} {...sorting} />
        <th role="columnheader" scope="col" className={[styles.deskHead, styles.liveHead].join(' ')}>
          {table.live}
        </th>
        {facts.map((column) => (
          <th key={column} role="columnheader" scope="col" className={styles.deskHead}>
            {columnName(column)}
          </th>
        ))}
        <SortHead sort="addedDate" className={styles.dateHead} title={table.date} {...sorting} />
        <th role="columnheader" scope="col" className={styles.deskHead}>
          {table.actions}
        </th>
      </tr>
    </thead>
  );
}

interface SortHeadProps extends Pick<Props, 'view' | 'onChange'> {
  sort: Sort;
  title: string;
  className?: string | undefined;
}

/** A column head that sorts; a second click reverses the order. */
function SortHead({ sort, title, className, view, onChange }: SortHeadProps) {
  const isSorted = view.sort === sort;
  const isAscending = isSorted && view.dir === 'asc';
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onChange({ sort, dir: isAscending ? 'desc' : 'asc' })}>
        {title}
        <span aria-hidden="true">{isSorted ? (isAscending ? ' ↑' : ' ↓') : ''}</span>
      </button>
    </th>
  );
}
