import styles from './sort-head.module.css';
import type { Sort, TableView } from './table-view';

interface Props {
  sort: Sort;
  title: string;
  className?: string | undefined;
  view: TableView;
  onChange: (change: Partial<TableView>) => void;
}

/** A column head that sorts; pressed again it reverses. */
export function SortHead({ sort, title, className, view, onChange }: Props) {
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
