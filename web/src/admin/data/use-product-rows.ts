import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueFileQuery, changedProductsQuery, hiddenProductsQuery, storedCatalogueFileQuery } from './queries';
import { productRows } from './product-row';
import type { ProductRow } from './product-row';

/** Hidden products that opening the table reads. With the categories, that stays below 100 documents. */
export const HIDDEN_PAGE_SIZE = 60;

export interface ProductRows {
  rows: readonly ProductRow[] | undefined;
  hasMoreHidden: boolean;
  /** Whether hidden products and the latest changes come from this device alone, or not yet. */
  isUnconfirmed: boolean;
  /** For the status of the screen: the first of the queries that failed, else the slowest. */
  query: { data: unknown; error: Error | null; refetch: () => Promise<unknown> };
}

/**
 * All products outside the trash. The live ones come from the snapshot file, which costs no document reads. Hidden ones, and
 * changes since the file was made, come from Firestore, live and with unsent changes of this device.
 */
export function useProductRows(hiddenLimit = HIDDEN_PAGE_SIZE): ProductRows {
  const file = useQuery(catalogueFileQuery());
  const stored = useQuery(storedCatalogueFileQuery(file.data === undefined));
  const list = file.data ?? stored.data;
  const hidden = useQuery(hiddenProductsQuery(hiddenLimit));
  const changed = useQuery(changedProductsQuery(file.data?.changesSince));
  const rows = useMemo(
    () => (list ? productRows(list, [...(hidden.data?.rows ?? []), ...(changed.data ?? [])]) : undefined),
    [list, hidden.data, changed.data],
  );
  const failed = [file, hidden, changed].find(({ error }) => error !== null) ?? file;
  return {
    rows,
    hasMoreHidden: (hidden.data?.rows.length ?? 0) >= hiddenLimit,
    isUnconfirmed: hidden.data?.fromDevice !== false,
    query: { data: rows, error: failed.error, refetch: failed.refetch },
  };
}
