import { useMemo, useSyncExternalStore } from 'react';
import type { ProductRow } from '../../data/product-row';
import { pendingSteps, withPendingSteps } from '../../data/pending-writes/pending-steps';
import type { CellState } from './cell-store';
import { withCellChange } from './cell-values';
import type { CellName } from './cell-values';
import { deviceCellStore } from './device-cell-store';

export type CellStatus = 'stored' | 'sending' | 'waiting' | 'saved' | 'conflict' | 'refused';

/** The cell edits of this device; the component renders again when they change. */
export const useCellState = (): CellState => useSyncExternalStore(deviceCellStore.subscribe, deviceCellStore.get);

/**
 * A row with this device's unsaved edits. Its revision includes the pending write, so that the next change of the product is based
 * on it.
 */
export function withEdits(row: ProductRow, { edits }: Pick<CellState, 'edits'>): ProductRow {
  const unsaved = edits.get(row.id);
  if (unsaved === undefined) return row;
  const revision = Math.max(row.revision, unsaved.sent ? unsaved.base + 1 : 0);
  return { ...withCellChange(row, unsaved.mine), revision };
}

/** Rows with what this device has sent, and its unsaved edits. Rows without any stay the same objects. */
export function useRowsWithEdits(rows: readonly ProductRow[] | undefined): readonly ProductRow[] | undefined {
  const { edits } = useCellState();
  const pending = useSyncExternalStore(pendingSteps.subscribe, pendingSteps.get);
  return useMemo(() => {
    if (edits.size + pending.size === 0) return rows;
    return rows?.flatMap((row) => {
      const current = withPendingSteps(row, pending.get(row.id) ?? []);
      return current === null ? [] : [withEdits(current, { edits })];
    });
  }, [rows, edits, pending]);
}

/** State of the edit of one cell. */
export function statusOf({ edits, saved }: CellState, row: ProductRow, name: CellName, isOnline: boolean): CellStatus {
  const product = edits.get(row.id);
  if (product && name in product.mine) {
    if (name in product.theirs) return 'conflict';
    if (product.isRefused) return 'refused';
    return isOnline ? 'sending' : 'waiting';
  }
  const last = saved.get(row.id);
  return last?.revision === row.revision && last.names.includes(name) ? 'saved' : 'stored';
}
