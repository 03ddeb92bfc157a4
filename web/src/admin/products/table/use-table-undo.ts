import { productField } from '@catalogue/contract/product-fields';
import { useSyncExternalStore } from 'react';
import { notify } from '../../../ui/notify';
import type { ProductRow } from '../../data/product-row';
import type { PendingWrite, ProductStep } from '../../data/pending-writes/pending-write';
import { undoableChanges, undoSelection } from './change-selection';
import { PRODUCT_TEXTS } from '../product-texts';
import { useCellState } from './cell-state';
import type { UndoableEdit } from './cell-store';
import { deviceCellStore } from './device-cell-store';

/** The newest change of the table that can be undone, of a cell or of many products, and the way to undo it. */
export function useTableUndo(rows: readonly ProductRow[] | undefined) {
  const { history } = useCellState();
  const changes = useSyncExternalStore(undoableChanges.subscribe, undoableChanges.get);
  const [edit, change] = [history.at(-1), changes.at(-1)];
  const isChangeNewer = change !== undefined && (edit === undefined || change.startedAt > edit.at);
  const last: UndoableEdit | PendingWrite<ProductStep> | undefined = isChangeNewer ? change : edit;
  const rowOf = (id: string) => rows?.find((row) => row.id === id);
  const undo = (): void => {
    if (isChangeNewer) void undoSelection(change, rowOf);
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
