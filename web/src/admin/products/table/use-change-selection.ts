import { useState } from 'react';
import { isReachable } from '../../../data/network/network-status';
import { newId } from '../../../lib/new-id';
import type { ProductRow } from '../../data/product-row';
import type { ProductChange } from '../../data/pending-writes/pending-write';
import { changeSelection } from './change-selection';
import { selectionWrite } from './selection-write';

/** Changes the ids of the selected rows. */
export type Select = (next: (before: ReadonlySet<string>) => ReadonlySet<string>) => void;

/** Runs one change over the selected rows. What is done is unselected; what was refused or not sent stays selected. */
export function useChangeSelection(select: Select) {
  const [running, setRunning] = useState<string | null>(null);

  /** `button`: the one that is busy meanwhile. */
  const apply = async (
    button: string,
    name: string,
    rows: readonly ProductRow[],
    changeOf: (row: ProductRow) => ProductChange,
  ) => {
    setRunning(button);
    const changed = changeSelection(selectionWrite(name, rows, changeOf, { at: Date.now(), newId }));
    // Offline the change waits in the queue, and shows at once.
    const isWaiting = !isReachable();
    if (isWaiting) select(() => new Set());
    const { steps } = await changed.finally(() => setRunning(null));
    const left = steps.filter(({ outcome }) => outcome !== 'written').map(({ id }) => id);
    select((before) => new Set(isWaiting ? [...before, ...left] : left));
  };
  return { running, apply };
}
