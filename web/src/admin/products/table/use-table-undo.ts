import { productField } from '@catalogue/contract/product-fields';
import { useSyncExternalStore } from 'react';
import { notify } from '../../../ui/notify';
import type { ProductRow } from '../../data/product-row';
import type { Job } from '../batch/job';
import { undoableJobs, undoSelectionJob } from '../batch/run-selection-job';
import { PRODUCT_TEXTS } from '../product-texts';
import { useCellState } from './cell-state';
import type { UndoableEdit } from './cell-store';
import { deviceCellStore } from './device-cell-store';

/** The newest change of the table that can be undone, of a cell or of many products, and the way to undo it. */
export function useTableUndo(rows: readonly ProductRow[] | undefined) {
  const { history } = useCellState();
  const jobs = useSyncExternalStore(undoableJobs.subscribe, undoableJobs.get);
  const [edit, job] = [history.at(-1), jobs.at(-1)];
  const isJobNewer = job !== undefined && (edit === undefined || job.startedAt > edit.at);
  const last: UndoableEdit | Job | undefined = isJobNewer ? job : edit;
  const rowOf = (id: string) => rows?.find((row) => row.id === id);
  const undo = (): void => {
    if (isJobNewer) void undoSelectionJob(job, rowOf);
    else void deviceCellStore.undo(rowOf).then(notifyUndone);
  };
  return { history, last, undo };
}

function notifyUndone(undone: { edit: UndoableEdit; isDone: boolean } | null): void {
  if (!undone) return;
  const { cells } = PRODUCT_TEXTS;
  const { name, row } = undone.edit;
  void notify((undone.isDone ? cells.undone : cells.notUndone)(productField(name).label, row.title));
}
