import { useEffect, useState } from 'react';
import { findProducts, onSearchReady } from './find-products';

/** Ids of products that match `words`, best first; null until the first answer, and for no words. Follows the catalogue. */
export function useFound(words: string): readonly string[] | null {
  const [found, setFound] = useState<{ words: string; ids: readonly string[] } | null>(null);
  useEffect(() => {
    if (words.trim() === '') return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const ids = await findProducts(words);
      if (isCurrent) setFound({ words, ids });
    };
    void ask();
    const stop = onSearchReady(() => void ask());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [words]);
  // The last answer stays until the next is here: a list that flickers with each letter is hard to read.
  return words.trim() === '' ? null : (found?.ids ?? null);
}
