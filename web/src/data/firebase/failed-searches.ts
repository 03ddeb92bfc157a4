import { COLLECTIONS } from '@catalogue/contract/collections';
import { failedSearches, mergeFailedSearches, type FailedSearch } from '@catalogue/contract/entities/failed-searches';
import { collection, query } from 'firebase/firestore';
import { firestore } from './firestore';
import { readDocument } from './read-document';
import { type LiveRows, watchQuery } from './watch-query';

/** Searches that found nothing, live, the most frequent first. Returns the function that stops. */
export const watchFailedSearches = (
  onSearches: (live: LiveRows<FailedSearch>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchQuery(
    query(collection(firestore, COLLECTIONS.failedSearches)),
    (shard) => readDocument(failedSearches, shard),
    (live) => onSearches({ ...live, rows: mergeFailedSearches(live.rows.map(({ searches }) => searches)) }),
    onFailure,
  );
