import type { Product } from '@catalogue/contract/entities/product';
import { useMemo } from 'react';
import { productRows } from './table/product-row';
import type { ProductRow } from './table/product-row';
import { contentModule } from '../data/firebase';
import { useCatalogueFile } from '../data/use-catalogue-file';
import { useLive } from '../data/use-live';
import { keepNewestRevisions } from './keep-newest-revisions';

/** Hidden products read to open the table; more come on request. With the categories that stays below 100 documents. */
export const HIDDEN_PAGE_SIZE = 60;

/**
 * All products but those in the trash. The live ones come from the snapshot file, which costs no document reads; hidden ones, and
 * whatever changed since the file was made, come from Firestore, live and with own unsent changes.
 */
export function useProductRows(hiddenLimit = HIDDEN_PAGE_SIZE): {
  rows: readonly ProductRow[] | undefined;
  moreHidden: boolean;
  error: Error | null;
} {
  const file = useCatalogueFile();
  const changesSince = file.data?.changesSince;
  const hidden = useLive<readonly Product[]>(`products/hidden/${hiddenLimit}`, async (onValue, onFailure) =>
    (await contentModule()).watchContent(
      'products',
      { hidden: true, limit: hiddenLimit },
      ({ rows }) => onValue(rows),
      onFailure,
    ),
  );
  const changed = useLive<readonly Product[]>(
    `products/since/${changesSince ?? 0}`,
    async (onValue, onFailure) => {
      const newest = keepNewestRevisions<Product>();
      return (await contentModule()).watchContent(
        'products',
        { changedSince: changesSince ?? 0 },
        ({ rows, unsent }) => onValue(newest(rows, unsent)),
        onFailure,
      );
    },
    changesSince !== undefined,
  );
  const rows = useMemo(
    () => file.data && productRows(file.data, [...(hidden.value ?? []), ...(changed.value ?? [])]),
    [file.data, hidden.value, changed.value],
  );
  return {
    rows,
    moreHidden: (hidden.value?.length ?? 0) >= hiddenLimit,
    error: file.error ?? hidden.error ?? changed.error,
  };
}
