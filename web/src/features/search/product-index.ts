import { indexBuilder, type Field } from '../../lib/inverted-index';
import { searchIndex } from '../../lib/search-index';
import { textOfHtml } from '../../lib/text-of-html';
import { SYNONYMS } from '@catalogue/contract/synonyms';
import { synonymFinder, type FindSynonyms } from './synonym-finder';
import type { SearchDocument } from './messages';

/** Searches products; returns their ids, best first. */
export interface ProductIndex {
  search(words: string): string[];
}

const fieldsOf = ({ title, category, sku, facts, description }: SearchDocument, synonymsOf: FindSynonyms): Field[] => [
  { text: title, weight: 8 },
  { text: sku, weight: 8 },
  { text: category, weight: 4 },
  { text: facts, weight: 3 },
  { text: synonymsOf(`${title} ${category} ${facts}`), weight: 2 },
  { text: textOfHtml(description), weight: 1 },
];

/** Collects products; of equal scores the one added first ranks first. `build()` makes the index. */
export function productIndexBuilder(synonyms: readonly (readonly string[])[] = SYNONYMS): {
  add(document: SearchDocument): void;
  build(): ProductIndex;
} {
  const synonymsOf = synonymFinder(synonyms);
  const builder = indexBuilder();
  const ids: string[] = [];
  return {
    add(document) {
      builder.add(fieldsOf(document, synonymsOf));
      ids.push(document.id);
    },
    build() {
      const index = builder.build();
      return { search: (words) => searchIndex(index, words).map((document) => ids[document] ?? '') };
    },
  };
}
