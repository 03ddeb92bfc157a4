import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Content } from '../../../data/firebase/content/content-documents';
import type { LiveRows } from '../../../data/firebase/watch-query';
import type { PublishingStatus } from '@catalogue/contract/entities/publishing';
import { fetchCatalogueDetails, fetchCatalogueFile, readStoredCatalogueFile } from '../fetch-catalogue-file';
import { contentModule, productVersionsModule, publishingModule } from '../firebase-modules';
import { liveQuery, persistedRows } from '../live-query';

const CATALOGUE_FILE_STALE_MS = 60_000;

/** The public catalogue as one file: all live products without a document read. */
export const catalogueFileQuery = () =>
  queryOptions({ queryKey: ['catalogue-file'], queryFn: fetchCatalogueFile, staleTime: CATALOGUE_FILE_STALE_MS });

/** The last file of this device, until the current one is there. */
export const storedCatalogueFileQuery = (isNeeded: boolean) =>
  queryOptions({
    queryKey: ['catalogue-file', 'stored'],
    queryFn: isNeeded ? readStoredCatalogueFile : skipToken,
    gcTime: CATALOGUE_FILE_STALE_MS,
  });

/** Descriptions, quantities and facts of all live products, by product id. */
export const catalogueDetailsQuery = (limitsPrices: boolean) =>
  queryOptions({
    queryKey: ['catalogue-details', { limitsPrices }],
    queryFn: () => fetchCatalogueDetails(limitsPrices),
    staleTime: CATALOGUE_FILE_STALE_MS,
  });

/** All categories or banners outside the trash, in their order. */
export const contentQuery = <Noun extends 'categories' | 'banners'>(noun: Noun) => ({
  ...liveQuery([noun, 'all'], async (onRows: (live: LiveRows<Content<Noun>>) => void, onFailure) =>
    (await contentModule()).watchContent(noun, { all: true }, onRows, onFailure),
  ),
  ...persistedRows,
});

/** One product. null: the server has none. undefined: this device has none and the server has not answered. */
export const productQuery = (id: string) =>
  liveQuery(
    ['products', 'one', id],
    async (onRow: (product: { value: Content<'products'> | null | undefined }) => void, onFailure) =>
      (await contentModule()).watchProduct(id, (value) => onRow({ value }), onFailure),
  );

/** Hidden products, last changed first. */
export const hiddenProductsQuery = (limit: number) => ({
  ...liveQuery(['products', 'hidden', { limit }], async (onRows: (live: LiveRows<Content<'products'>>) => void, onFailure) =>
    (await contentModule()).watchContent('products', { hidden: true, limit }, onRows, onFailure),
  ),
  ...persistedRows,
  placeholderData: keepPreviousData,
});

/** Products changed since a moment (ms); skipped until the moment is known. */
export const changedProductsQuery = (since: number | undefined) =>
  liveQuery<readonly unknown[], Content<'products'>[]>(
    ['products', 'changed', { since }],
    since === undefined
      ? skipToken
      : async (onRows, onFailure) => {
          const newest = keepNewestRevisions<Content<'products'>>();
          const { watchContent } = await contentModule();
          return watchContent(
            'products',
            { changedSince: since },
            ({ rows, unsent }) => onRows(newest(rows, unsent)),
            onFailure,
          );
        },
  );

interface Row {
  id: string;
  revision: number;
}

/**
 * Remembers the newest confirmed revision of each row of a listener. Firestore drops documents from a result while it verifies
 * them; a row that fell back to an older revision would have its next change refused. Unsent rows are not remembered, because
 * the server may refuse them.
 */
export function keepNewestRevisions<R extends Row>(): (rows: readonly R[], unsent: ReadonlySet<string>) => R[] {
  const confirmed = new Map<string, R>();
  return (rows, unsent) => {
    for (const row of rows) {
      if (!unsent.has(row.id) && row.revision >= (confirmed.get(row.id)?.revision ?? 0)) confirmed.set(row.id, row);
    }
    const now = new Map(confirmed);
    for (const row of rows) if (unsent.has(row.id)) now.set(row.id, row);
    return [...now.values()];
  };
}

/** Products that this device has added or changed and the server has not confirmed. */
export const unsentProductsQuery = () =>
  liveQuery(['products', 'unsent'], async (onRows: (rows: Content<'products'>[]) => void, onFailure) =>
    (await contentModule()).watchUnsentProducts(onRows, onFailure),
  );

/** Number of hidden products, counted by the server. */
export const hiddenCountQuery = () =>
  queryOptions({
    queryKey: ['products', 'hidden', 'count'],
    queryFn: async () => (await contentModule()).countHidden(),
    refetchOnMount: 'always',
  });

/** Deleted categories, products or banners, last deleted first. */
export const trashQuery = <Noun extends CatalogueNoun>(noun: Noun, limit: number) => ({
  ...liveQuery([noun, 'trash', { limit }], async (onRows: (live: LiveRows<Content<Noun>>) => void, onFailure) =>
    (await contentModule()).watchContent(noun, { trash: true, limit }, onRows, onFailure),
  ),
  placeholderData: keepPreviousData,
});

/** How far the public catalogue is behind the documents; `status` is null before the first publication. */
export const publishingQuery = () =>
  liveQuery(['publishing'], async (onValue: (value: { status: PublishingStatus | null }) => void, onFailure) =>
    (await publishingModule()).watchPublishing((status) => onValue({ status }), onFailure),
  );

const LATEST_VERSIONS = 30;

/** What a product was before its latest changes, from the server; requested anew for each `revision`. */
export const productVersionsQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['products', 'versions', id, revision],
    queryFn: async () => (await productVersionsModule()).readProductVersions(id, LATEST_VERSIONS),
    refetchOnMount: 'always',
    retry: false,
  });
