import { useEffect } from 'react';
import { findProducts, isIndexComplete, onSearchReady } from './find-products';

/** Reports a search whose words no product has in the whole catalogue, descriptions included. */
export function useReportFailedSearch(words: string): void {
  useEffect(() => {
    const check = async (): Promise<void> => {
      const { ids, isPartial } = await findProducts(words);
      if ((ids.length > 0 && !isPartial) || !isIndexComplete()) return;
      const { reportFailedSearch } = await import('./report-failed-search');
      await reportFailedSearch(words);
    };
    // The import fails without a network: such a search is not counted.
    const start = (): void => void check().catch(() => undefined);
    start();
    return onSearchReady(start);
  }, [words]);
}
