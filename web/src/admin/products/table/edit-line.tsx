import { productField } from '@catalogue/contract/product-fields';
import { Button } from '../../../ui/button';
import { ADMIN_TEXTS } from '../../admin-texts';
import { PRODUCT_TEXTS } from '../product-texts';
import type { PendingWrite, ProductStep } from '../../data/pending-writes/pending-write';
import type { CategoryNames } from '../spreadsheet/columns';
import { showCell } from './cell-columns';
import type { UndoableEdit } from './cell-store';
import type { CellChange, CellName } from './cell-values';
import styles from './product-table-page.module.css';

interface Props {
  /** The last change that can be undone: of a cell, or of many products. */
  last: UndoableEdit | PendingWrite<ProductStep> | undefined;
  categories: CategoryNames;
  onUndo: () => void;
}

/** Names the last change with a button that undoes it. */
export function EditLine({ last, categories, onUndo }: Props) {
  if (!last) return null;
  return (
    <p className={styles.lastEdit}>
      <span role="status">{'steps' in last ? last.name : editText(last, categories)}</span>
      <Button small onClick={onUndo}>
        {ADMIN_TEXTS.undo}
        <kbd className={styles.undoKey}>{PRODUCT_TEXTS.cells.undoHint}</kbd>
      </Button>
    </p>
  );
}

function editText({ name, row, before, after }: UndoableEdit, categories: CategoryNames): string {
  const { cells } = PRODUCT_TEXTS;
  const show = (change: CellChange): string => {
    const value = change[name];
    return value === undefined ? '' : showCell<CellName>(name, value, categories);
  };
  const edited = cells.edited(productField(name).label, row.title, show(before), show(after));
  const hasOtherPrices = name === 'price' && (row.facets?.priceBreaks ?? []).length > 0;
  return hasOtherPrices ? `${edited}. ${cells.priceBreaksStay}` : edited;
}
