import { CATALOGUE_FORMAT } from '@catalogue/contract/catalogue-format';
import { afterEach, expect, test, vi } from 'vitest';
import { loadDetails } from '../load';
import { catalogue, updateCatalogue } from '../store';
import { checkForUpdates, startCatalogueUpdates } from './catalogue-updates';

const LIST = {
  version: 7,
  asOf: 1,
  categories: new Map(),
  products: new Map(),
  banners: new Map(),
  settings: {},
  removed: new Map(),
};
const DETAILS = { format: CATALOGUE_FORMAT, version: 7, asOf: 1, details: {} };

/** Serves these files; any other URL answers 503. */
function serve(files: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const file = files[url];
    return Promise.resolve(file === undefined ? new Response(null, { status: 503 }) : Response.json(file));
  });
}

afterEach(() => void vi.unstubAllGlobals());

test('reports details that failed to load, and retries them with the next check', async () => {
  updateCatalogue({ state: 'ready', snapshot: LIST });
  serve({ '/catalogue-version.json': { version: 7 } });
  await loadDetails();
  expect(catalogue()).toMatchObject({ details: null, detailsFailed: true });

  serve({ '/catalogue-version.json': { version: 7 }, '/catalogue-details.json?v=7': DETAILS });
  await checkForUpdates();
  await vi.waitFor(() => expect(catalogue().details?.version).toBe(7));
  await vi.waitFor(() => expect(catalogue().detailsFailed).toBe(false));
});

test('asks a server again by itself that answered with an error', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  updateCatalogue({ state: 'ready', snapshot: LIST });
  serve({});
  startCatalogueUpdates();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(catalogue().confirmation).toBe('stale');
  serve({ '/catalogue-version.json': { version: 7 } });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(catalogue().confirmation).toBe('fresh');
  vi.useRealTimers();
});
