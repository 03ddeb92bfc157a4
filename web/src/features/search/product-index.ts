import { indexBuilder } from '../../lib/inverted-index';
import { rankAll, searchIndex } from '../../lib/rank-documents';
import { paiseOf, priceOf } from '@catalogue/contract/prices';
import { SYNONYMS } from '@catalogue/contract/synonyms';
import { readQuery, type SearchQuery } from './read-query';
import { rankedFields, synonymFinder } from './rank-fields';
import type { SearchAnswer, SearchDocument } from './messages';

/** Searches products. */
export interface ProductIndex {
  search(words: string): SearchAnswer;
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
      builder.add(rankedFields(document, synonymsOf));
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
