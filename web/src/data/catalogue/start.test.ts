import 'fake-indexeddb/auto';
import { resolvePage } from '@catalogue/contract/pages/resolve-page';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueFixture } from '../../../../tests/fixtures/page-catalogue';
import { packDetails, packSnapshot, parseDetails, parseSnapshot } from './snapshot';

const files = catalogueFixture();
const { version } = files.catalogue;
const [PRODUCT = ''] = Object.keys(files.details.details);

const realOpen = Reflect.get(IDBFactory.prototype, 'open');
/** A request without events. */
const SILENT = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as never;
let doesStorageAnswer = true;

/** A page of its own, without a network, at `path`; over the device of the page before. */
async function openPage(path: string) {
  vi.resetModules();
  vi.stubGlobal('location', { pathname: path });
  const database = await import('../device-store/database');
  const { startCatalogue } = await import('./start');
  const { catalogue } = await import('./store');
  // Fake time does not wait for a module to load.
  await Promise.all([import('./updates/merge'), import('./updates/catalogue-updates')]);
  return { database, startCatalogue, catalogue };
}

/** Puts the catalogue on the device. */
async function visit(): Promise<void> {
  const { database } = await openPage('/');
  await database.write('catalogue', 'list', packSnapshot(parseSnapshot(files.catalogue)));
  await database.write('catalogue', 'details', packDetails(parseDetails(files.details)));
}

/** Lets fake time pass, and fake-indexeddb answer in between: it waits for setImmediate. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(Math.min(100, ms - passed));
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeEach(async () => {
  doesStorageAnswer = true;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', () => undefined);
  const document = { readyState: 'complete', visibilityState: 'hidden', addEventListener: () => undefined };
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    return doesStorageAnswer ? realOpen.apply(this, args) : SILENT;
  });
  await visit();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page of the categories, as the server and the service worker render it: without details. */
async function openRenderedPage() {
  const page = await openPage('/MyCategory');
  const { showInitialData } = await import('./initial-data');
  const found = resolvePage('/MyCategory', files, Date.now());
  if (found.kind !== 'page') throw new Error(`/MyCategory is ${found.kind}`);
  showInitialData(found.initialData);
  return page;
}

it('loads the details of all products from the device after a page that came without them', async () => {
  const page = await openRenderedPage();
  void page.startCatalogue();
  await pass(3_000);
  expect(page.catalogue().state).toBe('ready');
  expect(page.catalogue().details?.details.get(PRODUCT)).toEqual(files.details.details[PRODUCT]);
  expect(page.catalogue()).toMatchObject({ details: { version }, detailsFailed: false });
});

it.each([`/products/${PRODUCT}`, '/MyCategory'])('shows at %s what a storage holds that answers late', async (path) => {
  const page = await openPage(path);
  doesStorageAnswer = false;
  void page.startCatalogue();
  await pass(4_000);
  expect(page.catalogue()).toMatchObject({ state: 'unavailable', details: null });
  doesStorageAnswer = true;
  await pass(10_000);
  expect(page.database.storageError()).toBeNull();
  expect(page.catalogue()).toMatchObject({ state: 'ready', snapshot: { version }, details: { version } });
});

it('asks for updates although the code that shows the stored copy could not be loaded', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const page = await openRenderedPage();
  vi.spyOn(await import('./updates/merge'), 'mergeSnapshot').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  void page.startCatalogue();
  await pass(3_000);
  expect(requested).toContain('/catalogue-version.json');
});
