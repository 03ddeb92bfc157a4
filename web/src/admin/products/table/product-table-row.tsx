import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../../lib/format';
import { StaffIcon } from '../../../ui/staff-icon';
import { writesModule } from '../../data/firebase';
import { reportWrite } from '../../data/report-write';
import { deleteWithUndo } from '../../data/delete-with-undo';
import { PRODUCT_TEXTS } from '../product-texts';
import { DUPLICATE_STATE, duplicateProduct } from '../form/duplicate-product';
import type { ProductRow } from '../../data/product-row';
import styles from './product-table.module.css';

interface Props {
  row: ProductRow;
  number: number;
  category: string | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onView: () => void;
}

type Flag = 'stock' | 'live';

async function setFlag(row: ProductRow, flag: Flag, value: boolean): Promise<void> {
  const { commit } = await writesModule();
  const change = { noun: 'products', id: row.id, base: row.revision, fields: { [flag]: value } } as const;
  await commit([change], { action: 'changed', noun: 'products', id: row.id, title: row.title });
}

const deleteProduct = (row: ProductRow): Promise<void> =>
  deleteWithUndo({ noun: 'products', id: row.id, revision: row.revision, title: row.title }, row.picture, {
    question: PRODUCT_TEXTS.revert,
    action: PRODUCT_TEXTS.table.delete,
    successMessage: PRODUCT_TEXTS.deleted,
    failureMessage: PRODUCT_TEXTS.deleteFailed,
  });

function Switch({ row, flag, label, children }: { row: ProductRow; flag: Flag; label: string; children?: string }) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={row[flag]}
        onChange={({ target }) => void reportWrite(setFlag(row, flag, target.checked), { title: row.title })}
      />
      {children}
    </label>
  );
}

export function ProductTableRow({ row, number, category, isSelected, onSelect, onView }: Props) {
  const { table } = PRODUCT_TEXTS;
  const navigate = useNavigate();
  const copy = async () => {
    if (await duplicateProduct(row.id)) void navigate(ADMIN_PATHS.addProduct, { state: DUPLICATE_STATE });
  };
  return (
    <tr role="row" aria-selected={isSelected} className={styles.row}>
      <td role="cell" className={styles.tick}>
        <input
          type="checkbox"
          aria-label={table.selectOne(row.title)}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </td>
      <td role="cell" className={styles.number}>
        {number}
      </td>
      <td role="cell" className={styles.category}>
        {category ?? PRODUCT_TEXTS.none}
      </td>
      <th role="rowheader" scope="row" className={styles.title}>
        {row.title}
      </th>
      <td role="cell" className={styles.stock} data-label={table.stock}>
        <Switch row={row} flag="stock" label={table.toggleStock(row.title)}>
          {row.stock ? table.yes : table.no}
        </Switch>
      </td>
      <td role="cell" className={styles.live} data-label={table.live}>
        <Switch row={row} flag="live" label={table.toggleLive(row.title)} />
      </td>
      <td role="cell" className={styles.date}>
        {formatDay(row.addedDate)}
      </td>
      <td role="cell" className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          title={table.view}
          aria-label={table.viewOne(row.title)}
          onClick={onView}
        >
          <StaffIcon name="eye" size={18} />
        </button>
        <button
          type="button"
          className={styles.action}
          title={table.edit}
          aria-label={table.editOne(row.title)}
          onClick={() => void navigate(editProductPath(row.id))}
        >
          <StaffIcon name="edit" size={18} />
        </button>
        <button
          type="button"
          className={styles.action}
          title={table.duplicate}
          aria-label={table.duplicateOne(row.title)}
          onClick={() => void copy()}
        >
          <StaffIcon name="copy" size={18} />
        </button>
        <button
          type="button"
          className={styles.action}
          title={table.delete}
          aria-label={table.deleteOne(row.title)}
          onClick={() => void deleteProduct(row)}
        >
          <StaffIcon name="trash" size={18} />
        </button>
      </td>
    </tr>
  );
}
