/** The searchable texts of a product. */
export interface SearchDocument {
  id: string;
  title: string;
  /** Title of its category; '' for none. */
  category: string;
  sku: string;
  /** Material, colours, tags and branding methods; '' for none. */
  facts: string;
  /** HTML; '' until the details are on the device. */
  description: string;
}

/** To the search worker. `documents` come in batches, so that none blocks the page; `done` builds the index of all since `begin`.
 * Without `synonyms`, those of the code apply. */
export type ToWorker =
  | { type: 'begin'; synonyms: readonly (readonly string[])[] | undefined }
  | { type: 'documents'; documents: SearchDocument[] }
  | { type: 'done' }
  | { type: 'search'; query: number; words: string };

export type FromWorker = { type: 'ready' } | { type: 'found'; query: number; ids: string[] };
