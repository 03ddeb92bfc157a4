import type { PricedProduct } from '@catalogue/contract/prices';

/** The searchable texts of a product, and its prices. */
export interface SearchDocument {
  id: string;
  title: string;
  /** Title of its category; '' for none. */
  category: string;
  /** Item numbers with and without hyphens; '' for none. */
  sku: string;
  /** Material, colours, tags and branding methods; '' for none. */
  facts: string;
  /** Titles of its occasions; '' for none. */
  occasions: string;
  /** HTML; '' until the details are on the device. */
  description: string;
  /** Descriptions of its category and occasions. */
  about: string;
  /** Smallest order in pieces. */
  minimum: number;
  prices: PricedProduct;
}

/** The products of a search. */
export interface SearchAnswer {
  /** Best first. */
  ids: string[];
  /** No product has all that was typed: these have the most of it. */
  isPartial: boolean;
}

/** To the search worker. `documents` come in batches, so that none blocks the page; `done` builds the index of all since `begin`.
 * Without `synonyms`, those of the code apply. */
export type ToWorker =
  | { type: 'begin'; synonyms: readonly (readonly string[])[] | undefined }
  | { type: 'documents'; documents: SearchDocument[] }
  | { type: 'done' }
  | { type: 'search'; query: number; words: string };

export type FromWorker = { type: 'ready' } | { type: 'found'; query: number; answer: SearchAnswer };
