import { useReachable } from '../../../data/network/use-reachable';
import type { ProductRow } from '../../data/product-row';
import { PRODUCT_TEXTS } from '../product-texts';
import { ARROWS, moveFocus } from './cell-focus';
import { CellNotice } from './cell-notice';
import { statusOf, useCellState } from './cell-state';
import { deviceCellStore } from './device-cell-store';
import styles from './table-cells.module.css';

interface Props {
  row: ProductRow;
  flag: 'stock' | 'live';
  /** Accessible name. */
  label: string;
  /** The state in words, beside the switch. */
  children?: string;
}

/** A switch in a row of the product table; it saves at once. */
export function RowSwitch({ row, flag, label, children }: Props) {
  const { table } = PRODUCT_TEXTS;
  const state = useCellState();
  const theirs = state.edits.get(row.id)?.theirs[flag];
  return (
    <span data-cell={flag} data-id={row.id} className={styles.switchCell}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          checked={row[flag]}
          onChange={({ target }) => void deviceCellStore.edit(row, flag, { [flag]: target.checked })}
          onKeyDown={({ key, currentTarget }) => {
            const direction = ARROWS[key];
            if (direction) moveFocus(currentTarget, direction);
          }}
        />
        {children}
      </label>
      <CellNotice
        prices={row}
        id={row.id}
        name={flag}
        status={statusOf(state, row, flag, useReachable())}
        theirs={theirs === true ? table.yes : table.no}
      />
    </span>
  );
}
