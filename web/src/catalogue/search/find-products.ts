import { whenIdle } from '../../lib/idle';
import { catalogue, subscribe, type CatalogueState } from '../store';
import type { FromWorker, SearchDocument, ToWorker } from './messages';
import { scanTitles } from './scan-titles';

/*
 * Search over everything on the device. The worker gets the catalogue in small parts while the page is idle, and again
 * when it changes; until its first index is ready titles are scanned here, so that the first keystroke has an answer.
 */

const PART = 250;

let worker: Worker | null = null;
let ready = false;
let sent: CatalogueState | null = null;
let queries = 0;
const waiting = new Map<number, (ids: string[]) => void>();
const listeners = new Set<() => void>();

const tell = (message: ToWorker): void => worker?.postMessage(message);

/** Of equally good answers the newest product comes first. */
function documentsOf({ view, snapshot, details }: CatalogueState): SearchDocument[] {
  return (view?.products('newest') ?? []).map(({ id, title, sku, categoryId }) => ({
    id,
    title,
    sku: sku ?? '',
    category: (categoryId === null ? null : snapshot?.categories.get(categoryId)?.title) ?? '',
    description: details?.details.get(id)?.description ?? '',
  }));
}

function sendParts(documents: SearchDocument[], from: number, state: CatalogueState): void {
  if (sent !== state) return;
  if (from >= documents.length) {
    tell({ type: 'done' });
    return;
  }
  tell({ type: 'documents', documents: documents.slice(from, from + PART) });
  whenIdle(() => sendParts(documents, from + PART, state), 500);
}

function sendChanges(): void {
  const state = catalogue();
  if (sent?.snapshot === state.snapshot && sent.details === state.details) return;
  sent = state;
  tell({ type: 'begin' });
  sendParts(documentsOf(state), 0, state);
}

function hear({ data }: MessageEvent<FromWorker>): void {
  if (data.type === 'found') {
    waiting.get(data.query)?.(data.ids);
    waiting.delete(data.query);
    return;
  }
  ready = true;
  for (const listener of listeners) listener();
}

/** Gets the index made, if it isn't yet. Call it when somebody turns to the search field. */
export function prepareSearch(): void {
  if (worker) return;
  worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'search' });
  worker.addEventListener('message', hear);
  sendChanges();
  subscribe(() => whenIdle(sendChanges));
}

/** Calls `listener` when the same words may find more or other products than before; returns the way to stop. */
export function onSearchReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ids of products that match `words`, best first. Never rejects; where the worker doesn't start, titles are searched. */
export async function findProducts(words: string): Promise<string[]> {
  prepareSearch();
  if (!ready) return scanTitles(catalogue().view?.products('newest') ?? [], words);
  queries += 1;
  const query = queries;
  return new Promise((resolve) => {
    waiting.set(query, resolve);
    tell({ type: 'search', query, words });
  });
}
