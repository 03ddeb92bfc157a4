import { useState } from 'react';
import type { ProductRow } from '../../data/product-row';
import type { TableView } from './table-view';

/** Ids in the order shown, of the edited view. */
interface Order {
  view: TableView;
  ids: readonly string[];
}

/**
 * Keeps the places of rows while cells are edited: an edited row neither moves nor leaves until the view changes. Deleted rows
 * go, new ones come first.
 */
export function useStableOrder(
  shown: readonly ProductRow[] | undefined,
  rows: readonly ProductRow[] | undefined,
  view: TableView,
  edited: ReadonlySet<string>,
): readonly ProductRow[] | undefined {
  const [order, setOrder] = useState<Order | null>(null);
  if (shown === undefined || rows === undefined) return undefined;
  const stable =
    order !== null && isSameView(order.view, view) && edited.size > 0 ? inOrder(order.ids, shown, rows, edited) : shown;
  const ids = stable.map(({ id }) => id);
  if (order === null || !isSameView(order.view, view) || !isSameOrder(order.ids, ids)) setOrder({ view, ids });
  return stable;
}

/** The shown rows in the order of `ids`, new ones first. Edited rows stay although they left the view. */
export function inOrder(
  ids: readonly string[],
  shown: readonly ProductRow[],
  rows: readonly ProductRow[],
  edited: ReadonlySet<string>,
): ProductRow[] {
  const kept = new Set(ids);
  const byId = new Map(shown.map((row) => [row.id, row]));
  for (const row of rows) if (edited.has(row.id) && kept.has(row.id)) byId.set(row.id, row);
  return [...shown.filter(({ id }) => !kept.has(id)), ...ids.flatMap((id) => byId.get(id) ?? [])];
}

/** Pages do not change the order. */
const isSameView = (one: TableView, other: TableView): boolean =>
  (Object.keys(one) as (keyof TableView)[]).every((key) => key === 'page' || one[key] === other[key]);

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
