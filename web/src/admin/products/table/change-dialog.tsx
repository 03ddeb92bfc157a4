import type { Category } from '@catalogue/contract/entities/category';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { UI_TEXTS } from '../../../ui/ui-texts';
import type { ProductChange } from '../../data/pending-writes/pending-write';
import type { ProductRow } from '../../data/product-row';

/** Props of the dialogs that change one field of the selected products. */
export interface BulkDialogProps {
  rows: readonly ProductRow[];
  /** undefined: not loaded. */
  categories: readonly Category[] | undefined;
  onClose: () => void;
  onApply: (name: string, rows: readonly ProductRow[], changeOf: (row: ProductRow) => ProductChange) => void;
}

interface Props {
  title: string;
  /** Text of the button that applies the change. */
  applyLabel: string;
  /** Whether there is nothing to apply. */
  isEmpty: boolean;
  /** Whether there is nothing to choose, so that Enter applies. */
  isConfirmation?: boolean;
  onClose: () => void;
  onApply: () => void;
  children: ReactNode;
}

/** A dialog that previews a change of several products before it is applied. */
export function ChangeDialog({ title, applyLabel, isEmpty, isConfirmation = false, onClose, onApply, children }: Props) {
  return (
    <Dialog
      title={title}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{UI_TEXTS.dialog.cancel}</Button>
          <Button kind="primary" data-autofocus={isConfirmation || undefined} disabled={isEmpty} onClick={onApply}>
            {applyLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
