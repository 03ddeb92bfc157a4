import { afterEach, expect, it, vi } from 'vitest';
import { syntheticCatalogue } from '../../../../tests/perf/synthetic-catalogue';
import { parseSnapshot } from '../../data/catalogue/snapshot';
import { updateCatalogue } from '../../data/catalogue/store';
import type { ToWorker } from './messages';
import { findProducts, prepareSearch } from './search-client';

vi.mock('./search-worker.ts?worker&url', () => ({ default: '/search-worker.js' }));

/** A worker whose script loads if the network is there. It answers every search with one product. */
class FakeWorker extends EventTarget {
  static isOnline = false;
  /** Products that the index was built of. */
  static indexed: string[] = [];
  private readonly isLoaded = FakeWorker.isOnline;

  constructor() {
    super();
    if (!this.isLoaded) queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  terminate = (): void => undefined;

  postMessage(message: ToWorker): void {
    if (!this.isLoaded) return;
    if (message.type === 'begin') FakeWorker.indexed = [];
    if (message.type === 'documents') FakeWorker.indexed.push(...message.documents.map(({ id }) => id));
    const reply = (data: object) => queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    if (message.type === 'done') reply({ type: 'ready' });
    if (message.type === 'search')
      reply({ type: 'found', query: message.query, answer: { ids: ['found-by-index'], isPartial: false } });
  }
}

afterEach(() => void vi.unstubAllGlobals());

it('starts another worker after one whose script could not be loaded', async () => {
  vi.stubGlobal('location', new URL('https://example.com/'));
  vi.stubGlobal('Worker', FakeWorker);
  updateCatalogue({ state: 'ready', snapshot: parseSnapshot(JSON.parse(syntheticCatalogue(600).list)) });
  prepareSearch();
  await Promise.resolve();
  FakeWorker.isOnline = true;
  await vi.waitFor(async () => expect(await findProducts('flask')).toEqual({ ids: ['found-by-index'], isPartial: false }));
  // Batches of the first worker do not go on to the second.
  expect(FakeWorker.indexed).toHaveLength(600);
  expect(new Set(FakeWorker.indexed).size).toBe(600);
});
