import { Row } from '../../../ui/layout';
import { ADMIN_TEXTS } from '../../admin-texts';
import { Button } from '../../../ui/button';
import { crossingError } from '../discount-above-price';
import { PRODUCT_TEXTS } from '../product-texts';
import type { CellStatus } from './cell-state';
import type { CellName, CellValues } from './cell-values';
import styles from './table-cells.module.css';
import { deviceCellStore } from './device-cell-store';

const MARKS = { sending: styles.sending, waiting: styles.waiting, saved: styles.saved } as const;

interface Props {
  id: string;
  name: CellName;
  status: CellStatus;
  /** The other person's value, for a conflict. */
  theirs: string;
  /** The row's prices as shown. */
  prices: Pick<CellValues, 'price' | 'discountedPrice'>;
}

/** Shows the state of a cell's edit, and the choices for one that was not saved. */
export function CellNotice({ id, name, status, theirs, prices }: Props) {
  const { cells } = PRODUCT_TEXTS;
  if (status === 'conflict') {
    return (
      <span role="alert" className={styles.problem}>
        {cells.theirs(theirs)}
        <Row as="span" gap={1}>
          <Button small onClick={() => void deviceCellStore.resolve(id, name, 'mine')}>
            {ADMIN_TEXTS.conflict.mine}
          </Button>
          <Button small onClick={() => void deviceCellStore.resolve(id, name, 'theirs')}>
            {ADMIN_TEXTS.conflict.theirs}
          </Button>
        </Row>
      </span>
    );
  }
  if (status === 'refused') {
    const crossing = crossingError(name, prices);
    return (
      <span role="alert" className={styles.problem}>
        {crossing === null ? cells.refused : `${cells.refused}. ${crossing}`}
        <Row as="span" gap={1}>
          {crossing === null && (
            <Button small onClick={() => void deviceCellStore.retry(id)}>
              {ADMIN_TEXTS.retry}
            </Button>
          )}
          <Button small kind="quiet" onClick={() => void deviceCellStore.drop(id, name)}>
            {cells.drop}
          </Button>
        </Row>
      </span>
    );
  }
  return status === 'stored' ? null : (
    <span role="img" aria-label={cells[status]} title={cells[status]} className={[styles.mark, MARKS[status]].join(' ')} />
  );
}
