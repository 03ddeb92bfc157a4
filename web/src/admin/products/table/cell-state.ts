import { useMemo, useSyncExternalStore } from 'react';
import type { ProductRow } from '../../data/product-row';
import { pendingSteps, withPendingSteps } from '../batch/pending-steps';
import type { CellState } from './cell-store';
import { withCellChange } from './cell-values';
import type { CellName } from './cell-values';
import { deviceCellStore } from './device-cell-store';

export type CellStatus = 'stored' | 'sending' | 'waiting' | 'saved' | 'conflict' | 'refused';

/** The cell edits of this device; the component renders again when they change. */
export const useCellState = (): CellState => useSyncExternalStore(deviceCellStore.subscribe, deviceCellStore.get);

/**
 * A row with this device's edits: saved ones that the list lacks yet, and unsaved ones. Its revision includes the pending write,
 * so that the next change of the product is based on it.
 */
export function withEdits(row: ProductRow, { edits, saved }: Pick<CellState, 'edits' | 'saved'>): ProductRow {
  const taken = saved.get(row.id);
  const unsaved = edits.get(row.id);
  const isNewer = taken !== undefined && taken.revision > row.revision;
  if (!isNewer && unsaved === undefined) return row;
  const stored = isNewer ? { ...withCellChange(row, taken.change), revision: taken.revision } : row;
  if (unsaved === undefined) return stored;
  const revision = Math.max(stored.revision, unsaved.sent ? unsaved.base + 1 : 0);
  return { ...withCellChange(stored, unsaved.mine), revision };
}

/** Rows with this device's edits and changes of many products. Rows without any stay the same objects. */
export function useRowsWithEdits(rows: readonly ProductRow[] | undefined): readonly ProductRow[] | undefined {
  const { edits, saved } = useCellState();
  const pending = useSyncExternalStore(pendingSteps.subscribe, pendingSteps.get);
  return useMemo(() => {
    if (edits.size + saved.size + pending.size === 0) return rows;
    return rows?.flatMap((row) => {
      const current = withPendingSteps(row, pending.get(row.id) ?? []);
      return current === null ? [] : [withEdits(current, { edits, saved })];
    });
  }, [rows, edits, saved, pending]);
}

/** State of the edit of one cell. */
export function statusOf({ edits, saved }: CellState, row: ProductRow, name: CellName, isOnline: boolean): CellStatus {
  const product = edits.get(row.id);
  if (product && name in product.mine) {
    if (name in product.theirs) return 'conflict';
    if (product.isRefused) return 'refused';
    return isOnline ? 'sending' : 'waiting';
  }
  const taken = saved.get(row.id);
  return taken && name in taken.change && taken.revision === row.revision ? 'saved' : 'stored';
}
