import { ADMIN_PATHS, editProductPath } from '@catalogue/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { IconButton } from '../../../ui/icon-button';
import { Stack } from '../../../ui/layout';
import { StaffIcon } from '../../../ui/staff-icon';
import { deleteWithUndo } from '../../data/delete-with-undo';
import type { ProductRow } from '../../data/product-row';
import { DUPLICATE_STATE, duplicateProduct } from '../form/duplicate-product';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './table-cells.module.css';

const deleteProduct = ({ id, revision, title, sku, picture }: ProductRow): Promise<void> =>
  deleteWithUndo({ noun: 'products', id, revision, title, sku }, picture, {
    action: PRODUCT_TEXTS.table.delete,
    successMessage: PRODUCT_TEXTS.deleted,
    failureMessage: PRODUCT_TEXTS.deleteFailed,
  });

/** SPEC §2's actions of a row, view and delete, with edit and duplicate between them; on a phone behind one button. */
export function RowActions({ row, onView }: { row: ProductRow; onView: () => void }) {
  const { table } = PRODUCT_TEXTS;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const duplicate = async () => {
    if (await duplicateProduct(row.id)) void navigate(ADMIN_PATHS.addProduct, { state: DUPLICATE_STATE });
  };
  const actions = [
    { icon: 'eye', title: table.view, label: table.viewOne(row.title), run: onView },
    { icon: 'edit', title: table.edit, label: table.editOne(row.title), run: () => void navigate(editProductPath(row.id)) },
    { icon: 'copy', title: table.duplicate, label: table.duplicateOne(row.title), run: () => void duplicate() },
    { icon: 'trash', title: table.delete, label: table.deleteOne(row.title), run: () => void deleteProduct(row) },
  ] as const;
  return (
    <>
      <span className={styles.deskActions}>
        {actions.map(({ icon, title, label, run }) => (
          <IconButton key={icon} tone="brand" title={title} label={label} onClick={run}>
            <StaffIcon name={icon} size={18} />
          </IconButton>
        ))}
      </span>
      <span className={styles.onPhone}>
        <IconButton tone="brand" label={table.more(row.title)} onClick={() => setOpen(true)}>
          <StaffIcon name="more" />
        </IconButton>
      </span>
      {isOpen && (
        <Dialog title={row.title} sheet onClose={() => setOpen(false)}>
          <Stack className={styles.phoneActions}>
            {actions.map(({ icon, title, run }) => (
              <Button
                key={icon}
                kind="quiet"
                onClick={() => {
                  setOpen(false);
                  run();
                }}
              >
                <StaffIcon name={icon} /> {title}
              </Button>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
