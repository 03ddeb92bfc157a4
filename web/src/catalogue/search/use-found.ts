import { startTransition, useEffect, useState } from 'react';
import { findProducts, onSearchReady } from './find-products';

/** Ids of products that match `words`, best first; null until the first result, and for no words. */
export function useFound(words: string): readonly string[] | null {
  const [found, setFound] = useState<{ words: string; ids: readonly string[] } | null>(null);
  useEffect(() => {
    if (words.trim() === '') return;
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const ids = await findProducts(words);
      if (isCurrent) startTransition(() => setFound({ words, ids }));
    };
    void search();
    const stop = onSearchReady(() => void search());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [words]);
  // The last results stay until the next arrive, so that the list does not flicker.
  return words.trim() === '' ? null : (found?.ids ?? null);
}
