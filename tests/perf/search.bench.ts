import MiniSearch from 'minisearch';
import type { SearchDocument } from '../../web/src/features/search/messages';
import { productIndexBuilder } from '../../web/src/features/search/product-index';
import { wordsOf } from '../../web/src/lib/inverted-index';
import { textOfHtml } from '../../web/src/lib/text-of-html';
import { percentile, type Bench } from './bench';
import { timesOf, typing } from './device/samples';
import { syntheticCatalogue } from './synthetic-catalogue';

/* Search as you type, ours against MiniSearch with the same fields, weights and words. Decision 013 rests on it. */

const SIZES = [1_000, 10_000];
type Search = (query: string) => unknown;

function documentsOf(size: number): SearchDocument[] {
  const { list, details } = syntheticCatalogue(size);
  const { products } = JSON.parse(list) as { products: { id: string; title: string; sku: string }[] };
  const { details: byId } = JSON.parse(details) as { details: Record<string, { description: string }> };
  return products.map(({ id, title, sku }) => ({
    id,
    title,
    sku,
    category: '',
    facts: '',
    occasions: '',
    description: byId[id]?.description ?? '',
    about: '',
    minimum: 1,
    prices: { price: null, discountedPrice: null, priceBreaks: [], options: [], gstRate: null },
  }));
}

function ours(documents: readonly SearchDocument[]): Search {
  const builder = productIndexBuilder();
  for (const document of documents) builder.add(document);
  const index = builder.build();
  return (query) => index.search(query);
}

function miniSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'sku', 'category', 'description'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 8, sku: 8, category: 4 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll(documents.map((document) => ({ ...document, description: textOfHtml(document.description) })));
  const fuzzy = (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2);
  return (query) => {
    const found = index.search(query);
    return found.length > 0 ? found : index.search(query, { fuzzy });
  };
}

function p95(search: Search, queries: readonly string[]): number {
  // Warms up the compiler.
  for (const query of queries) search(query);
  return percentile(timesOf(queries.map((query) => () => search(query))), 0.95);
}

export const bench: Bench = {
  needsStack: false,
  run: () =>
    Promise.resolve(
      SIZES.map((size) => {
        const documents = documentsOf(size);
        const queries = typing(
          documents.map(({ title }) => title),
          100,
        );
        return {
          what: `${size} products: search in Node, p95 (naive: MiniSearch)`,
          unit: 'ms' as const,
          ours: p95(ours(documents), queries),
          naive: p95(miniSearch(documents), queries),
        };
      }),
    ),
};
