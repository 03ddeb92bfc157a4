import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { wordsOf } from '../../lib/inverted-index';
import { readQuery } from './read-query';

/** Ids of products whose titles hold every word, exactly or as a prefix, in the order given. */
export function scanTitles(products: readonly ProductSummary[], words: string): string[] {
  const typed = readQuery(words).words;
  if (typed.length === 0) return [];
  const isMatch = ({ title }: ProductSummary): boolean => {
    const own = wordsOf(title);
    return typed.every((word) => own.some((one) => one.startsWith(word)));
  };
  return products.filter(isMatch).map(({ id }) => id);
}
