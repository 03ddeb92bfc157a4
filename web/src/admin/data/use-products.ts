import type { Product } from '@catalogue/contract/entities/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { observable } from '../../lib/observable';
import {
  catalogueFileQuery,
  changedProductsQuery,
  hiddenCountQuery,
  hiddenProductsQuery,
  productQuery,
  storedCatalogueFileQuery,
  unsentProductsQuery,
} from './queries/content';
import { productRows } from './product-row';
import type { ProductRow } from './product-row';

/** Hidden products that opening the table reads. With the categories, that stays below 100 documents. */
const FIRST_HIDDEN = 60;
/** Hidden products that the first search or filter reads. */
const MANY_HIDDEN = 2_000;

/** Hidden products that this page load reads at most. All lists share it, so that they show the same products. */
const hiddenLimit = observable(FIRST_HIDDEN);

/** Reads more hidden products. */
export const loadMoreHidden = (): void => hiddenLimit.set(Math.max(MANY_HIDDEN, hiddenLimit.get() * 4));

const NONE: readonly Product[] = [];

export interface ProductRows {
  rows: readonly ProductRow[] | undefined;
  /** Ids of products that this device has added and the server has not confirmed. */
  added: ReadonlySet<string>;
  /** Number of hidden products that are not among the rows; null: some, and their number is not known. */
  missingHidden: number | null;
  /** Whether hidden products and the latest changes come from this device alone, or not yet. */
  isUnconfirmed: boolean;
  /** For the status of the screen: the first of the queries that failed, else the slowest. */
  query: { data: unknown; error: Error | null; refetch: () => Promise<unknown> };
}

/**
 * All products outside the trash. The live ones come from the snapshot file, which costs no document reads. Hidden ones, and
 * changes since the file was made, come from Firestore, live and with unsent changes of this device. Of many hidden ones only the
 * last changed come at first; `needsHidden` reads the others.
 */
export function useProductRows(needsHidden = false): ProductRows {
  const limit = useSyncExternalStore(hiddenLimit.subscribe, hiddenLimit.get);
  useEffect(() => {
    if (needsHidden && hiddenLimit.get() === FIRST_HIDDEN) loadMoreHidden();
  }, [needsHidden]);
  const file = useQuery(catalogueFileQuery());
  const stored = useQuery(storedCatalogueFileQuery(file.data === undefined));
  const list = file.data ?? stored.data;
  const hidden = useQuery(hiddenProductsQuery(limit));
  const changed = useQuery(changedProductsQuery(file.data?.changesSince));
  const { data: unsent = NONE } = useQuery(unsentProductsQuery());
  const rows = useMemo(
    () => (list ? productRows(list, [...(hidden.data?.rows ?? []), ...(changed.data ?? []), ...unsent]) : undefined),
    [list, hidden.data, changed.data, unsent],
  );
  const added = useMemo(() => new Set(unsent.filter(({ revision }) => revision === 1).map(({ id }) => id)), [unsent]);
  const failed = [file, hidden, changed].find(({ error }) => error !== null) ?? file;
  return {
    rows,
    added,
    missingHidden: useMissingHidden(hidden, limit),
    isUnconfirmed: hidden.data?.fromDevice !== false,
    query: { data: rows, error: failed.error, refetch: failed.refetch },
  };
}

interface Hidden {
  data?: { rows: readonly unknown[]; fromDevice: boolean } | undefined;
  isPlaceholderData: boolean;
}

/** Number of hidden products that a query leaves out, by the server's count; null: not known. */
function useMissingHidden({ data, isPlaceholderData }: Hidden, limit: number): number | null {
  const loaded = data?.rows.length ?? 0;
  const isLoadingMore = limit > FIRST_HIDDEN && (isPlaceholderData || data?.fromDevice === true);
  const mayMiss = data !== undefined && (isLoadingMore || loaded >= limit);
  const { data: count, refetch } = useQuery({ ...hiddenCountQuery(), enabled: mayMiss });
  useEffect(() => {
    if (mayMiss) void refetch({ cancelRefetch: false });
  }, [mayMiss, data, refetch]);
  if (!mayMiss) return 0;
  return count === undefined ? null : Math.max(0, count - loaded);
}

/** Live products, with changes that the catalogue file does not have yet; undefined until they are here. */
export function useLiveProducts() {
  const query = useQuery(catalogueFileQuery());
  const file = query.data;
  const { data: changed } = useQuery(changedProductsQuery(file?.changesSince));
  const products = useMemo<readonly ProductRow[] | undefined>(
    () => file && productRows(file, changed ?? []).filter(({ live }) => live),
    [file, changed],
  );
  return { products, query };
}

/** Number of live products by category id; null without the catalogue file. */
export function useProductCounts(): (categoryId: string) => number | null {
  const { products } = useLiveProducts();
  return useMemo(() => {
    const counts = new Map<string | null, number>();
    for (const { categoryId } of products ?? []) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    return (categoryId) => (products ? (counts.get(categoryId) ?? 0) : null);
  }, [products]);
}

/** A product, live; null: the server has none. `isElsewhere`: there is no network and this device does not have it. */
export function useAdminProduct(id: string) {
  const query = useQuery(productQuery(id));
  const product = query.data?.value;
  const online = useSyncExternalStore(onReachableChange, isReachable, isReachable);
  return { product, isElsewhere: product === undefined && !online, query };
}
