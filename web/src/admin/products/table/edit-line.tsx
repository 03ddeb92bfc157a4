import { productField } from '@catalogue/contract/product-fields';
import { Button } from '../../../ui/button';
import { ADMIN_TEXTS } from '../../admin-texts';
import { PRODUCT_TEXTS } from '../product-texts';
import type { CategoryNames } from '../spreadsheet/columns';
import { showCell } from './cell-columns';
import type { UndoableEdit } from './cell-store';
import type { CellChange, CellName } from './cell-values';
import styles from './edit-line.module.css';

interface Props {
  /** The last edit that can be undone. */
  last: UndoableEdit | undefined;
  categories: CategoryNames;
  onUndo: () => void;
}

/** Names the last edit with a button that undoes it. */
export function EditLine({ last, categories, onUndo }: Props) {
  const { cells } = PRODUCT_TEXTS;
  if (!last) return null;
  const show = (change: CellChange): string => {
    const value = change[last.name];
    return value === undefined ? '' : showCell<CellName>(last.name, value, categories);
  };
  const edited = cells.edited(productField(last.name).label, last.row.title, show(last.before), show(last.after));
  const hasOtherPrices = last.name === 'price' && (last.row.facets?.priceBreaks ?? []).length > 0;
  return (
    <p className={styles.line}>
      <span role="status">{hasOtherPrices ? `${edited}. ${cells.priceBreaksStay}` : edited}</span>
      <Button small onClick={onUndo}>
        {ADMIN_TEXTS.undo}
        <kbd className={styles.key}>{cells.undoHint}</kbd>
      </Button>
    </p>
  );
}
