import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSnapshot } from '../snapshot';

const PRICE = { audience: 'signedIn', price: 120, discountedPrice: null, priceBreaks: [], options: [] };
const FILE = { version: 1, prices: { mine: PRICE } };
const product = {
  ...{ id: 'mine', title: 'Mug', sku: null, price: null, discountedPrice: null, stock: true, categoryId: null },
  ...{ picture: null, addedDate: 1, updatedAt: 1, revision: 1, pricesFor: 'signedIn' },
};
const snapshot = parseSnapshot({
  ...{ format: 1, version: 1, asOf: 1, categories: [], banners: [], settings: { limitsPrices: true } },
  products: [product],
});

const realOpen = Reflect.get(IDBFactory.prototype, 'open');
/** A request without events. */
const SILENT = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as never;
let doesStorageAnswer = true;
let callAsUser: () => Promise<unknown>;

/** A page of its own; over the device of the page before. */
async function openPage() {
  vi.resetModules();
  vi.doMock('../../firebase/call-as-user', () => ({ callAsUser: () => callAsUser() }));
  // Fake time does not wait for a module to load.
  await import('../../firebase/call-as-user');
  const database = await import('../../device-store/database');
  const { catalogue, updateCatalogue } = await import('../store');
  updateCatalogue({ state: 'ready', snapshot });
  const { followPrices } = await import('./follow-prices');
  const stored = () => database.read('catalogue', 'prices');
  return { database, followPrices, stored, updateCatalogue, price: () => catalogue().snapshot?.products.get('mine')?.price };
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
  callAsUser = () => Promise.resolve({ outcome: 'unreachable', maybeSent: false });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    return doesStorageAnswer ? realOpen.apply(this, args) : SILENT;
  });
  const { database } = await openPage();
  await database.write('catalogue', 'prices', { uid: 'asha', file: FILE });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the stored prices of a person when the storage answers late, and shows them then', async () => {
  const page = await openPage();
  doesStorageAnswer = false;
  void page.followPrices('asha');
  await pass(4_000);
  expect(page.price()).toBeNull();
  doesStorageAnswer = true;
  await pass(10_000);
  expect(page.price()).toBe(120);
  expect(await page.stored()).toMatchObject({ uid: 'asha' });
});

it('deletes the stored prices when the session ends', async () => {
  const page = await openPage();
  void page.followPrices('asha');
  await pass(500);
  expect(page.price()).toBe(120);
  void page.followPrices(null);
  await pass(500);
  expect(page.price()).toBeNull();
  expect(await page.stored()).toBeUndefined();
});

it('deletes the stored prices of another person, also when the storage answers late', async () => {
  const page = await openPage();
  doesStorageAnswer = false;
  void page.followPrices('ravi');
  await pass(4_000);
  doesStorageAnswer = true;
  await pass(10_000);
  expect(page.price()).toBeNull();
  expect(await page.stored()).toBeUndefined();
});

it('shows the prices of the server, and not older ones that were stored', async () => {
  const page = await openPage();
  doesStorageAnswer = false;
  callAsUser = () => Promise.resolve({ outcome: 'done', answer: { version: 2, prices: { mine: { ...PRICE, price: 90 } } } });
  void page.followPrices('asha');
  page.updateCatalogue({ confirmation: 'fresh' });
  await pass(4_000);
  doesStorageAnswer = true;
  await pass(10_000);
  expect(page.price()).toBe(90);
  expect(await page.stored()).toMatchObject({ uid: 'asha', file: { version: 2 } });
});

it('asks again with the next change of the catalogue when the code for the call could not be loaded', async () => {
  const page = await openPage();
  await page.database.remove('catalogue', 'prices');
  callAsUser = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  void page.followPrices('asha');
  await pass(500);
  callAsUser = () => Promise.resolve({ outcome: 'done', answer: FILE });
  page.updateCatalogue({ confirmation: 'fresh' });
  await pass(500);
  expect(page.price()).toBe(120);
});
