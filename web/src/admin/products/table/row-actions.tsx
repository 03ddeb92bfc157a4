import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../ui/icon-button';
import { StaffIcon } from '../../../ui/staff-icon';
import { deleteWithUndo } from '../../data/delete-with-undo';
import type { ProductRow } from '../../data/product-row';
import { DUPLICATE_STATE, duplicateProduct } from '../form/duplicate-product';
import { PRODUCT_TEXTS } from '../product-texts';

const deleteProduct = ({ id, revision, title, sku, picture }: ProductRow): Promise<void> =>
  deleteWithUndo({ noun: 'products', id, revision, title, sku }, picture, {
    action: PRODUCT_TEXTS.table.delete,
    successMessage: PRODUCT_TEXTS.deleted,
    failureMessage: PRODUCT_TEXTS.deleteFailed,
  });

/** SPEC §2's actions of a row, view and delete, with edit and duplicate between them. */
export function RowActions({ row, onView }: { row: ProductRow; onView: () => void }) {
  const { table } = PRODUCT_TEXTS;
  const navigate = useNavigate();
  const duplicate = async () => {
    if (await duplicateProduct(row.id)) void navigate(ADMIN_PATHS.addProduct, { state: DUPLICATE_STATE });
  };
  const actions = [
    { icon: 'eye', title: table.view, label: table.viewOne(row.title), run: onView },
    { icon: 'edit', title: table.edit, label: table.editOne(row.title), run: () => void navigate(editProductPath(row.id)) },
    { icon: 'copy', title: table.duplicate, label: table.duplicateOne(row.title), run: () => void duplicate() },
    { icon: 'trash', title: table.delete, label: table.deleteOne(row.title), run: () => void deleteProduct(row) },
  ] as const;
  return actions.map(({ icon, title, label, run }) => (
    <IconButton key={icon} tone="brand" title={title} label={label} onClick={run}>
      <StaffIcon name={icon} size={18} />
    </IconButton>
  ));
}
