import { useEffect } from 'react';
import { findProducts, isIndexComplete, onSearchReady } from './find-products';

/** Reports a search that finds nothing in the whole catalogue, descriptions included. */
export function useReportFailedSearch(words: string): void {
  useEffect(() => {
    const check = async (): Promise<void> => {
      if ((await findProducts(words)).length > 0 || !isIndexComplete()) return;
      const { reportFailedSearch } = await import('./report-failed-search');
      await reportFailedSearch(words);
    };
    // The import fails without a network: such a search is not counted.
    const start = (): void => void check().catch(() => undefined);
    start();
    return onSearchReady(start);
  }, [words]);
}
