/** What search is told of a product. */
export interface SearchDocument {
  id: string;
  title: string;
  /** Title of its category; '' for none. */
  category: string;
  sku: string;
  /** HTML; '' until the details are on the device. */
  description: string;
}

/** To the search worker. `documents` come in parts, so that no part holds up the page; `done` makes the index of all since `begin`. */
export type ToWorker =
  | { type: 'begin' }
  | { type: 'documents'; documents: SearchDocument[] }
  | { type: 'done' }
  | { type: 'search'; query: number; words: string };

export type FromWorker = { type: 'ready' } | { type: 'found'; query: number; ids: string[] };
