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
  const [running, setRunning] = useState<string | null>(null);

  /** `button`: the one that is busy meanwhile. */
  const apply = async (
    button: string,
    name: string,
    rows: readonly ProductRow[],
    changeOf: (row: ProductRow) => StepChange,
  ) => {
    setRunning(button);
    const { newId } = await writesModule();
    const job = runSelectionJob(selectionJob(name, rows, changeOf, { at: Date.now(), newId }));
    // Offline the change waits in the queue, and shows at once.
    const isWaiting = !isReachable();
    if (isWaiting) select(() => new Set());
    const { steps } = await job;
    const left = steps.filter(({ outcome }) => outcome !== 'written').map(({ id }) => id);
    select((before) => new Set(isWaiting ? [...before, ...left] : left));
    setRunning(null);
  };
  return { running, apply };
}
