import { wordsOf, type Field } from '../../lib/inverted-index';
import { singular } from '../../lib/singular';
import { textOfHtml } from '../../lib/text-of-html';
import type { SearchDocument } from './messages';

/** Other words for the words of a text, separated by spaces. */
type FindSynonyms = (text: string) => string;

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

/**
 * The texts of a product that are searched, with their weights: a match in the title ranks above one in the description
 * (lib/rank-documents.ts).
 */
export function rankedFields(document: SearchDocument, synonymsOf: FindSynonyms): Field[] {
  const { title, category, sku, facts, occasions, description, about } = document;
  return [
    { text: title, weight: 8 },
    { text: sku, weight: 8 },
    // A synonym of the title says more than the category.
    { text: synonymsOf(title), weight: 5 },
    { text: category, weight: 4 },
    { text: facts, weight: 3 },
    { text: occasions, weight: 3 },
    { text: synonymsOf(`${category} ${facts} ${occasions}`), weight: 2 },
    { text: textOfHtml(description), weight: 1 },
    { text: about, weight: 0.5 },
  ];
}
