import { editProductPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Picture } from '../../../ui/picture';
import { StaffIcon } from '../../../ui/staff-icon';
import type { ProductRow } from '../../data/product-row';
import { Thumbnail } from '../../ui/thumbnail';
import { PRODUCT_TEXTS } from '../product-texts';
import type { CategoryNames } from '../spreadsheet/columns';
import { EditableCell } from './editable-cell';
import { phoneSummary } from './phone-summary';
import styles from './table-cells.module.css';
import type { HideableColumn } from './table-settings';

interface Props {
  row: ProductRow;
  /** #SN. */
  number: number;
  categories: CategoryNames;
  /** Title of the row's category. */
  category: string | undefined;
  /** Columns that this person hides. */
  hidden: readonly HideableColumn[];
}

/**
 * Picture, title and item number of a row, and what a phone has no columns for. The title links to the form, and can be edited in
 * place.
 */
export const ProductName = ({ row, number, categories, category, hidden }: Props) => (
  <span className={styles.product}>
    <Thumbnail>
      <Picture picture={row.picture} alt="" sizes="2.5rem" widest={320} />
    </Thumbnail>
    <span className={styles.names}>
      <Link to={editProductPath(row.id)} className={styles.name}>
        {row.title}
      </Link>
      <span className={styles.sku}>
        <span className={styles.onPhone}>
          {PRODUCT_TEXTS.table.number(number)}
          {row.sku !== null && ' · '}
        </span>
        {row.sku}
        <span className={styles.onPhone}>{phoneSummary(row, category, hidden)}</span>
      </span>
    </span>
    <EditableCell row={row} categories={categories} name="title">
      <StaffIcon name="rename" size={16} />
    </EditableCell>
  </span>
);
