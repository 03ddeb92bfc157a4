import { FAILED_SEARCHES } from '@catalogue/contract/collections';
import { failedSearches, type FailedSearch } from '@catalogue/contract/entities/failed-searches';
import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from './firestore';
import { readDocument } from './read-document';
import type { LiveRows } from './watch-query';

export type LiveFailedSearches = Omit<LiveRows<FailedSearch>, 'unsent'>;

/** Searches that found nothing, live, the most frequent first. Returns the function that stops. */
export const watchFailedSearches = (
  onSearches: (live: LiveFailedSearches) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(
    doc(firestore, FAILED_SEARCHES),
    { includeMetadataChanges: true },
    (document) => {
      const { searches } = readDocument(failedSearches, document) ?? { searches: [] };
      const rows = searches.sort((one, other) => other.count - one.count || (one.lastDay < other.lastDay ? 1 : -1));
      onSearches({ rows, fromDevice: document.metadata.fromCache });
    },
    onFailure,
  );
