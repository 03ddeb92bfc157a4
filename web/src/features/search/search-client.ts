import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { OCCASIONS } from '@catalogue/contract/occasions';
import { whenIdle } from '../../lib/idle';
import { observable } from '../../lib/observable';
import { scriptUrl } from '../../lib/trusted-types';
import { catalogue, hasDetails, subscribe, type CatalogueState } from '../../data/catalogue/store';
import type { FromWorker, SearchAnswer, SearchDocument, ToWorker } from './messages';
import { searchDocument } from './search-document';
import workerUrl from './search-worker.ts?worker&url';
import { wordsOf } from '../../lib/inverted-index';
import { readQuery } from './read-query';

/** Ids of products whose titles hold every word, exactly or as a prefix, in the order given. */
function scanTitles(products: readonly ProductSummary[], words: string): string[] {
  const typed = readQuery(words).words;
  if (typed.length === 0) return [];
  const isMatch = ({ title }: ProductSummary): boolean => {
    const own = wordsOf(title);
    return typed.every((word) => own.some((one) => one.startsWith(word)));
  };
  return products.filter(isMatch).map(({ id }) => id);
}

/*
 * Search over the catalogue on the device. The worker receives the catalogue in batches while the page is idle, and again
 * when it changes. Until its first index is ready, titles are scanned here, so that the first keystroke has results.
 */

const BATCH = 250;

let worker: Worker | null = null;
/** Indexes that the worker has built so far. */
const indexCount = observable(0);
let sent: CatalogueState | null = null;
/** What the current index was built of. */
let indexed: CatalogueState | null = null;
let lastQuery = 0;
const pending = new Map<number, (answer: SearchAnswer) => void>();

const post = (message: ToWorker): void => worker?.postMessage(message);

function documentOf(product: ProductSummary, { snapshot, details }: CatalogueState): SearchDocument {
  const category = snapshot?.categories.get(product.categoryId ?? '');
  return searchDocument(product, category, details?.details.get(product.id), snapshot?.settings.occasions ?? OCCASIONS);
}

/** Newest first: of equal scores the newest product ranks first. */
function sendBatches(state: CatalogueState, from = 0): void {
  if (sent !== state) return;
  const products = state.view?.products('newest') ?? [];
  if (from >= products.length) {
    post({ type: 'done' });
    return;
  }
  post({ type: 'documents', documents: products.slice(from, from + BATCH).map((product) => documentOf(product, state)) });
  whenIdle(() => sendBatches(state, from + BATCH), 500);
}

function sendCatalogue(): void {
  const state = catalogue();
  if (!worker || (sent?.snapshot === state.snapshot && sent.details === state.details)) return;
  // Its own object: batches of a worker that has ended must not go on to the next one.
  sent = { ...state };
  post({ type: 'begin', synonyms: state.snapshot?.settings.synonyms });
  sendBatches(sent);
}

function receive({ data }: MessageEvent<FromWorker>): void {
  if (data.type === 'found') {
    pending.get(data.query)?.(data.answer);
    pending.delete(data.query);
    return;
  }
  indexed = sent;
  indexCount.set(indexCount.get() + 1);
}

/** Starts building the index, once. Call it when the search field gets focus. */
export function prepareSearch(): void {
  if (worker) return;
  const started = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'search' });
  worker = started;
  started.addEventListener('message', receive);
  const stop = subscribe(() => whenIdle(sendCatalogue));
  started.addEventListener('error', () => {
    if (indexCount.get() > 0) return;
    // Its script could not be loaded. The next search starts another worker.
    started.terminate();
    stop();
    worker = null;
    sent = null;
  });
  sendCatalogue();
}

/** Whether the index holds the whole catalogue of this device, descriptions included. */
export function isIndexComplete(): boolean {
  const { snapshot, details } = catalogue();
  return hasDetails() && indexed?.snapshot === snapshot && indexed.details === details;
}

/** Calls `listener` when a new index may give other results; returns the unsubscribe function. */
export const onSearchReady = indexCount.subscribe;

/** Products that match `words`, best first. Never rejects; searches titles only until the worker is ready. */
export async function findProducts(words: string): Promise<SearchAnswer> {
  prepareSearch();
  if (indexCount.get() === 0) return { ids: scanTitles(catalogue().view?.products('newest') ?? [], words), isPartial: false };
  lastQuery += 1;
  const query = lastQuery;
  return new Promise((resolve) => {
    pending.set(query, resolve);
    post({ type: 'search', query, words });
  });
}
