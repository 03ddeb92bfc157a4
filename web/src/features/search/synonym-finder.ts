import { wordsOf } from '../../lib/inverted-index';
import { singular } from '../../lib/singular';

/** Other words for the words of a text, separated by spaces. */
export type FindSynonyms = (text: string) => string;

/** Finds synonyms in groups of words that mean the same. They are indexed with the product, so that a search costs nothing more. */
export function synonymFinder(groups: readonly (readonly string[])[]): FindSynonyms {
  const others = new Map<string, Set<string>>();
  for (const group of groups)
    for (const word of group) {
      const known = others.get(word) ?? new Set();
      for (const other of group) known.add(other);
      others.set(word, known);
    }
  return (text) => {
    const words = wordsOf(text);
    const own = new Set(words);
    const found = words.flatMap((word) => [...(others.get(word) ?? others.get(singular(word)) ?? [])]);
    return [...new Set(found)].filter((word) => !own.has(word)).join(' ');
  };
}
