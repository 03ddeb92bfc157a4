import { useState } from 'react';
import { isReachable } from '../../../data/network/network-status';
import { writesModule } from '../../data/firebase';
import type { ProductRow } from '../../data/product-row';
import type { StepChange } from '../batch/job';
import { runSelectionJob } from '../batch/run-selection-job';
import { selectionJob } from './selection-job';

/** Changes the ids of the selected rows. */
export type Select = (next: (before: ReadonlySet<string>) => ReadonlySet<string>) => void;

/** Runs one change over the selected rows. What is done is unselected; what was refused or not sent stays selected. */
export function useSelectionJob(select: Select) {
  const [isBusy, setBusy] = useState(false);

  const apply = async (name: string, rows: readonly ProductRow[], changeOf: (row: ProductRow) => StepChange) => {
    setBusy(true);
    const { newId } = await writesModule();
    const running = runSelectionJob(selectionJob(name, rows, changeOf, { at: Date.now(), newId }));
    // Offline the change waits in the queue, and shows at once.
    const isWaiting = !isReachable();
    if (isWaiting) select(() => new Set());
    const { steps } = await running;
    const left = steps.filter(({ outcome }) => outcome !== 'written').map(({ id }) => id);
    select((before) => new Set(isWaiting ? [...before, ...left] : left));
    setBusy(false);
  };
  return { isBusy, apply };
}
