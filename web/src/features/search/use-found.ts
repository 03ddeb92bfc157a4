import { startTransition, useEffect, useState } from 'react';
import { findProducts, onSearchReady } from './search-client';
import type { Found } from './suggestion-state';

/** Products that match `words`, best first; null until the first result, and for no words. */
export function useFound(words: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (words.trim() === '') return;
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const answer = await findProducts(words);
      if (isCurrent) startTransition(() => setFound({ words, ...answer }));
    };
    void search();
    const stop = onSearchReady(() => void search());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [words]);
  // The last results stay until the next arrive, so that the list does not flicker.
  return words.trim() === '' ? null : found;
}
