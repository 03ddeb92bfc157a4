import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../../data/catalogue/snapshot';

/* Runs without a browser: the picture cache is a set of URLs, and a promise chain is a fake of Web Locks. */

const cache = new Set<string>();
/** Responses of the network to requests for pictures and for product details. */
const network = { picture: (): Promise<boolean> => Promise.resolve(true), details: (): Promise<void> => Promise.resolve() };

vi.mock('./supports-avif', () => ({ supportsAvif: () => Promise.resolve(true) }));
vi.mock('./picture-cache', () => ({
  cachedPictureUrls: () => Promise.resolve(new Set(cache)),
  downloadPicture: async (url: string, signal: AbortSignal) => {
    const answer = await network.picture();
    signal.throwIfAborted();
    cache.add(url);
    return answer;
  },
  deletePictures: (urls: Iterable<string>) => {
    for (const one of urls) cache.delete(one);
    return Promise.resolve();
  },
  deleteAllPictures: () => {
    cache.clear();
    return Promise.resolve();
  },
}));
vi.mock('../../data/catalogue/load', () => ({ loadDetails: () => network.details() }));
vi.mock('../../data/catalogue/updates/catalogue-updates', () => ({ checkForUpdates: () => Promise.resolve() }));

function gateFor<Value>(value: Value) {
  let open = (): void => undefined;
  const passed = new Promise<Value>((resolve) => (open = () => resolve(value)));
  return { open, passed };
}

/** Web Locks: one holder at a time; an aborted signal leaves the queue. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, ...rest: [() => Promise<void>] | [{ signal: AbortSignal }, () => Promise<void>]) => {
    const [signal, work] = rest.length === 1 ? [undefined, rest[0]] : [rest[0].signal, rest[1]];
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request };
}

const product = (id: string, version: number) => ({
  id,
  title: id,
  sku: null,
  price: null,
  discountedPrice: null,
  stock: true,
  categoryId: 'cups',
  picture: { path: `products/${id}/${version}`, width: 640, height: 640, widths: [640], color: '#aabbcc' },
  addedDate: 0,
  updatedAt: 0,
  revision: 1,
});

const list = (...ids: string[]): Snapshot => ({
  version: 1,
  asOf: 1,
  categories: new Map(),
  products: new Map(ids.map((id) => [id, product(id, 1)])),
  banners: new Map(),
  settings: {},
  removed: new Map(),
});

const DETAILS = { version: 1, asOf: 1, details: new Map() };
const DONE = { scope: 'all', paused: false, completeAt: 1 } as const;
const urlOf = (id: string) => `/pictures/products/${id}/1/640.avif`;

/** Loads the modules as a new page does, on a device with this stored request. */
async function openPage(request: typeof DONE | null) {
  const { write } = await import('../../data/device-store/database');
  if (request) await write('downloads', 'request', request);
  const [{ updateCatalogue }, { downloadState, readRequest }, actions] = await Promise.all([
    import('../../data/catalogue/store'),
    import('./download-state'),
    import('./offline-download'),
  ]);
  const phase = () => downloadState.get().phase;
  return { ...actions, updateCatalogue, downloadState, readRequest, write, phase };
}

beforeEach(() => {
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { ...lockManager(), query: () => Promise.resolve({}) },
    storage: { persist: () => Promise.resolve(true) },
  });
});

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  cache.clear();
  network.picture = () => Promise.resolve(true);
  network.details = () => Promise.resolve();
});

test('deletes no pictures until the whole catalogue is loaded', async () => {
  cache.add(urlOf('a')).add(urlOf('b'));
  const { watchDownload, updateCatalogue, phase, startDownload, readRequest } = await openPage(DONE);
  updateCatalogue({ state: 'unavailable' });
  await watchDownload();
  updateCatalogue({ state: 'loading', snapshot: list('a') });
  await startDownload('all');
  expect(phase()).toBe('waiting');
  expect((await readRequest())?.completeAt).toBeNull();
  expect(cache.size).toBe(2);

  updateCatalogue({ state: 'ready', snapshot: list('a', 'c'), details: DETAILS });
  await vi.waitFor(() => expect(phase()).toBe('complete'));
  expect([...cache]).toEqual([urlOf('a'), urlOf('c')]);
});

test('downloads galleries, and deletes none while the details are unknown', async () => {
  const further = product('a', 2).picture;
  const details = { description: '', quantity: 1, placeholder: null, pictures: [further] };
  const { updateCatalogue, phase, startDownload, watchDownload } = await openPage(null);
  updateCatalogue({ state: 'ready', snapshot: list('a'), details: { ...DETAILS, details: new Map([['a', details]]) } });
  await startDownload('all');
  expect([...cache]).toEqual([urlOf('a'), '/pictures/products/a/2/640.avif']);

  await watchDownload();
  updateCatalogue({ snapshot: { ...list('a'), version: 2 } });
  await vi.waitFor(() => expect(phase()).toBe('complete'));
  expect(cache.size).toBe(2);
});

test('completes only with the product details', async () => {
  const { updateCatalogue, phase, startDownload, resumeDownload, readRequest } = await openPage(null);
  updateCatalogue({ state: 'ready', snapshot: list('a') });
  await startDownload('all');
  expect(cache.size).toBe(1);
  expect(phase()).toBe('waiting');
  expect((await readRequest())?.completeAt).toBeNull();
  updateCatalogue({ details: DETAILS });
  await resumeDownload();
  expect(phase()).toBe('complete');
});

test('runs a new request after a paused one', async () => {
  const { updateCatalogue, phase, startDownload, pauseDownload, readRequest } = await openPage(null);
  updateCatalogue({ state: 'ready', snapshot: list('a'), details: DETAILS });
  const gate = gateFor(undefined);
  network.details = () => gate.passed;
  const first = startDownload(['bags']);
  await vi.waitFor(() => expect(phase()).toBe('running'));
  await pauseDownload();
  const second = startDownload(['cups']);
  gate.open();
  await Promise.all([first, second]);
  expect(phase()).toBe('complete');
  expect(await readRequest()).toMatchObject({ scope: ['cups'], paused: false });
  expect(cache.size).toBe(1);
});

test('a pause in another tab stops the download', async () => {
  const { updateCatalogue, phase, startDownload, watchDownload, readRequest, write } = await openPage(null);
  updateCatalogue({ state: 'ready', snapshot: list('a'), details: DETAILS });
  await watchDownload();
  const gate = gateFor(true);
  network.picture = () => gate.passed;
  const started = startDownload('all');
  const other = new BroadcastChannel('offline-download');
  try {
    await vi.waitFor(() => expect(phase()).toBe('running'));
    await write('downloads', 'request', { scope: 'all', paused: true, completeAt: null });
    other.postMessage('request-changed');
    await vi.waitFor(() => expect(phase()).toBe('paused'));
  } finally {
    other.close();
  }
  gate.open();
  await started;
  expect(phase()).toBe('paused');
  expect(await readRequest()).toEqual({ scope: 'all', paused: true, completeAt: null });
  expect(cache.size).toBe(0);
});

test('shows the progress of another tab', async () => {
  const { updateCatalogue, downloadState, watchDownload } = await openPage(null);
  updateCatalogue({ state: 'ready', snapshot: list('a'), details: DETAILS });
  await watchDownload();
  downloadState.set({ ...downloadState.get(), request: { scope: 'all', paused: false, completeAt: null } });
  const other = new BroadcastChannel('offline-download');
  try {
    const pictures = { total: 9, cached: 4 };
    other.postMessage({ phase: 'running', pictures, bytes: { total: 900, cached: 400 } });
    await vi.waitFor(() => expect(downloadState.get()).toMatchObject({ phase: 'running', pictures }));
  } finally {
    other.close();
  }
});
