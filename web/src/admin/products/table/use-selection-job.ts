import { useState } from 'react';
import { isReachable } from '../../../device/network-status';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { writesModule } from '../../data/firebase';
import type { ProductRow } from '../../data/product-row';
import { notifyIfPending } from '../../data/report-write';
import { progressOf, undoJob } from '../batch/job';
import type { Job, StepChange } from '../batch/job';
import { jobPort } from '../batch/job-port';
import { runJob } from '../batch/run-job';
import { PRODUCT_TEXTS } from '../product-texts';
import { selectionJob } from './selection-job';

/** Steps per commit. Firestore takes 500 writes at once, and the activity entry is one of them. */
const BATCH_SIZE = 450;

/** Runs one change over the selected rows and offers to undo it. `onDone` clears the selection. */
export function useSelectionJob(onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const { selection } = PRODUCT_TEXTS;

  const run = async (job: Job): Promise<void> => {
    const isUndo = job.kind === 'undo';
    setBusy(true);
    const running = jobPort(job, () => Promise.resolve()).then((port) => runJob(job, port, { batch: BATCH_SIZE }));
    void notifyIfPending(running, job.name);
    // Pending changes show at once. An undo leaves the selection, which may be another by then.
    if (!isReachable() && !isUndo) onDone();
    try {
      const done = await running;
      const { refused } = progressOf(done);
      const message = refused.length === 0 ? selection.done(job.name) : selection.some(job.name, refused.length);
      const undo = async () => {
        const { newId } = await writesModule();
        await run(undoJob(done, Date.now(), newId));
      };
      void notify(isUndo ? ADMIN_TEXTS.undone : message, {
        kind: refused.length === 0 ? 'success' : 'failure',
        ...(!isUndo && { action: { label: ADMIN_TEXTS.undo, run: () => void undo() } }),
      });
      if (!isUndo) onDone();
    } catch {
      void notify(selection.failed(job.name), { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  };

  const apply = async (name: string, rows: readonly ProductRow[], changeOf: (row: ProductRow) => StepChange) => {
    const { newId } = await writesModule();
    await run(selectionJob(name, rows, changeOf, { at: Date.now(), newId }));
  };
  return { isBusy, apply };
}
