import { editProductPath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Picture } from '../../../ui/picture';
import { StaffIcon } from '../../../ui/staff-icon';
import type { ProductRow } from '../../data/product-row';
import { Thumbnail } from '../../ui/thumbnail';
import { PRODUCT_TEXTS } from '../product-texts';
import type { CategoryNames } from '../spreadsheet/columns';
import { EditableCell } from './editable-cell';
import styles from './table-cells.module.css';

interface Props {
  row: ProductRow;
  categories: CategoryNames;
  /** Title of the row's category. */
  category: string | undefined;
}

/** Picture, title and item number of a row. The title links to the form, and can be edited in place. */
export const ProductName = ({ row, categories, category }: Props) => (
  <span className={styles.product}>
    <Thumbnail>
      <Picture picture={row.picture} alt="" sizes="2.5rem" widest={320} />
    </Thumbnail>
    <span className={styles.names}>
      <Link to={editProductPath(row.id)} className={styles.name}>
        {row.title}
      </Link>
      <span className={styles.sku}>
        {row.sku}
        <span className={styles.onPhone}>
          {row.sku !== null && ' · '}
          {PRODUCT_TEXTS.table.summary(category, row.facets?.minimumQuantity ?? 1)}
        </span>
      </span>
    </span>
    <EditableCell row={row} categories={categories} name="title">
      <StaffIcon name="rename" size={16} />
    </EditableCell>
  </span>
);
