import { SYNONYMS } from '@catalogue/contract/synonyms';
import { wordsOf } from '../../lib/inverted-index';
import { singular } from '../../lib/singular';

const groupByWord = new Map(SYNONYMS.flatMap((group) => group.map((word) => [word, group] as const)));

/** Other words for the words of `text`. They are indexed with the product, so that a search costs nothing more. */
export function synonymsOf(text: string): string {
  const words = wordsOf(text);
  const own = new Set(words);
  const others = words.flatMap((word) => groupByWord.get(word) ?? groupByWord.get(singular(word)) ?? []);
  return [...new Set(others)].filter((word) => !own.has(word)).join(' ');
}
