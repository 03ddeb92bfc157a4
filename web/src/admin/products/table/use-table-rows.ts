import { useMemo } from 'react';
import type { ProductRow } from '../../data/product-row';
import { useProductRows } from '../../data/use-products';
import { useRowsWithEdits } from './cell-state';
import { picksHidden, viewRows } from './table-view';
import type { CategoryTitle, TableView } from './table-view';
import { useStableOrder } from './use-stable-order';
import { useTableUndo } from './use-table-undo';

/**
 * All products of the table with their unsaved edits (`rows`), those that the view shows in its order (`shown`), and the newest
 * change that can be undone (`last`). `rows` and `shown` are undefined until the products are loaded.
 */
export function useTableRows(view: TableView, categoryTitle: CategoryTitle) {
  const { rows: storedRows, added, missingHidden, isUnconfirmed, query } = useProductRows(picksHidden(view));
  const rows = useRowsWithEdits(storedRows);
  const { history, last, undo } = useTableUndo(rows);
  const edited = useMemo(() => new Set(history.map(({ row }) => row.id)), [history]);
  const found = useMemo(() => rows && viewRows(rows, view, categoryTitle), [rows, view, categoryTitle]);
  const shown = useWaitingFirst(useStableOrder(found, rows, view, edited), added);
  return { rows, shown, added, missingHidden, isUnconfirmed, query, last, undo };
}

/** What this device has added and not sent yet stands first. */
const useWaitingFirst = (shown: readonly ProductRow[] | undefined, added: ReadonlySet<string>) =>
  useMemo(
    () =>
      shown &&
      (added.size === 0 ? shown : [...shown.filter(({ id }) => added.has(id)), ...shown.filter(({ id }) => !added.has(id))]),
    [shown, added],
  );
