import { indexBuilder, wordsOf, type Field } from '../../lib/inverted-index';
import { rankAll, searchIndex } from '../../lib/search-index';
import { singular } from '../../lib/singular';
import { textOfHtml } from '../../lib/text-of-html';
import { paiseOf, priceOf } from '@catalogue/contract/prices';
import { SYNONYMS } from '@catalogue/contract/synonyms';
import { readQuery, type SearchQuery } from './read-query';
import type { SearchAnswer, SearchDocument } from './messages';

/** Searches products. */
export interface ProductIndex {
  search(words: string): SearchAnswer;
}

/** Other words for the words of a text, separated by spaces. */
type FindSynonyms = (text: string) => string;

/** Finds synonyms in groups of words that mean the same. They are indexed with the product, so that a search costs nothing more. */
function synonymFinder(groups: readonly (readonly string[])[]): FindSynonyms {
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

function fieldsOf(document: SearchDocument, synonymsOf: FindSynonyms): Field[] {
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

type Offer = Pick<SearchDocument, 'minimum' | 'prices'>;

/** Whether a query asks for some pieces or prices only. */
const isLimited = ({ maxPrice, minPrice, pieces }: SearchQuery): boolean =>
  [maxPrice, minPrice, pieces].some((limit) => limit !== null);

/** Whether a product can be ordered in the pieces and at the price of the query. */
function isOffered({ minimum, prices }: Offer, { maxPrice, minPrice, pieces }: SearchQuery): boolean {
  if (pieces !== null && minimum > pieces) return false;
  if (maxPrice === null && minPrice === null) return true;
  const { unit } = priceOf(prices, [], Math.max(pieces ?? 0, minimum));
  return unit !== null && (maxPrice === null || unit <= paiseOf(maxPrice)) && (minPrice === null || unit >= paiseOf(minPrice));
}

/** Collects products; of equal scores the one added first ranks first. `build()` makes the index. */
export function productIndexBuilder(synonyms: readonly (readonly string[])[] = SYNONYMS): {
  add(document: SearchDocument): void;
  build(): ProductIndex;
} {
  const synonymsOf = synonymFinder(synonyms);
  const builder = indexBuilder();
  const ids: string[] = [];
  const offers: Offer[] = [];
  return {
    add(document) {
      builder.add(fieldsOf(document, synonymsOf));
      ids.push(document.id);
      offers.push({ minimum: document.minimum, prices: document.prices });
    },
    build() {
      const index = builder.build();
      const find = (query: SearchQuery) => {
        const { words, fillers } = query;
        if (words.length > 0) return searchIndex(index, words);
        const isEmpty = fillers.length === 0 && !isLimited(query);
        return { documents: isEmpty ? [] : rankAll(index, fillers), isPartial: false };
      };
      return {
        search(typed) {
          const query = readQuery(typed);
          const { documents, isPartial } = find(query);
          const offered = isLimited(query)
            ? documents.filter((document) => {
                const offer = offers[document];
                return offer !== undefined && isOffered(offer, query);
              })
            : documents;
          const isTooNarrow = offered.length === 0 && documents.length > 0;
          const shown = isTooNarrow ? documents : offered;
          return { ids: shown.map((document) => ids[document] ?? ''), isPartial: isPartial || isTooNarrow };
        },
      };
    },
  };
}
