import { withRows } from '@catalogue/contract/catalogue-columns';
import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { server, stack, eventually } from '../stack';

const products = () => server.firestore().collection('products');

const made: string[] = [];

/** Deletes what newProduct and newCategory created; call it after each test. */
export async function cleanUp(): Promise<void> {
  await Promise.all(made.splice(0).map((path) => server.firestore().doc(path).delete()));
}

/** A random word, for texts that must be unique. */
export const uniqueWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** Creates a public product without a picture; resolves when the catalogue file contains it. */
export async function newProduct(title: string, more: Record<string, unknown> = {}, withinMs?: number): Promise<string> {
  const document = products().doc();
  await document.set({
    title,
    description: `<p>${title}, described.</p>`,
    sku: null,
    price: null,
    discountedPrice: null,
    quantity: 1,
    live: true,
    stock: true,
    categoryId: null,
    imageName: null,
    picture: null,
    addedDate: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
    deletedAt: null,
    revision: 1,
    ...more,
  });
  made.push(document.path);
  await isServed(document.id, title, withinMs);
  return document.id;
}

/** Creates a category without a cover; resolves when the catalogue file contains it. */
export async function newCategory(id: string, title: string): Promise<void> {
  const document = server.firestore().collection('categories').doc(id);
  await document.set({
    title,
    description: `${title}, described.`,
    coverImage: null,
    imageName: null,
    picture: null,
    hue: 200,
    order: 1_000,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
    deletedAt: null,
    revision: 1,
  });
  made.push(document.path);
  await eventually(
    `the snapshot with ${title}`,
    async () => (await served()).categories.some((one) => one.id === id) || undefined,
  );
}

/** Navigates within the page, as links do. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Edits a product as staff do. */
export const change = (id: string, fields: Record<string, unknown>): Promise<unknown> =>
  products()
    .doc(id)
    .update({ ...fields, updatedAt: FieldValue.serverTimestamp(), revision: FieldValue.increment(1) });

export const hide = (id: string) => change(id, { live: false });
export const softDelete = (id: string) => change(id, { deletedAt: FieldValue.serverTimestamp() });
export const restore = (id: string) => change(id, { deletedAt: null, live: true });

interface Listed {
  version: number;
  products: { id: string; title: string; categoryId: string | null; price: number | null; picture: { path: string } | null }[];
  categories: { id: string; title: string; picture: unknown }[];
}

export async function served(): Promise<Listed> {
  // The URL that pages fetch: the server holds each format for some seconds.
  const response = await fetch(stack().baseUrl + LIST_URL);
  return withRows(await response.json()) as Listed;
}

/** The same with the details of each product. */
export async function servedWithDetails(): Promise<Listed & { details: Record<string, { description: string } | undefined> }> {
  const response = await fetch(`${stack().baseUrl}/catalogue-details.json`);
  const { details } = (await response.json()) as { details: Record<string, { description: string } | undefined> };
  return { ...(await served()), details };
}

/** Waits until the catalogue file has this product under this title; undefined waits for its removal. */
export const isServed = (id: string, title: string | undefined, withinMs?: number): Promise<true> =>
  eventually(
    `the snapshot with ${title ?? 'nothing'} for ${id}`,
    async () => {
      const { products: all } = await served();
      return all.find((one) => one.id === id)?.title === title ? true : undefined;
    },
    withinMs,
  );

/** The products of the seed. Products of other tests come and go. */
export async function pictured(): Promise<Listed['products']> {
  return (await served()).products.filter(({ id, picture }) => picture?.path === `products/${id}/seed-${id}`);
}

/** Waits until the service worker controls this page. */
export async function underControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 });
}

/** Whether IndexedDB has the product list, and details at least as new. */
function holdsCatalogue(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('catalogue');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const db = opening.result;
      const store = db.transaction('catalogue').objectStore('catalogue');
      const [list, details] = [store.get('list'), store.get('details')];
      details.onsuccess = () => {
        const versionOf = ({ result }: IDBRequest): unknown => (result as { version?: unknown } | undefined)?.version;
        db.close();
        const [ofList, ofDetails] = [versionOf(list), versionOf(details)];
        // Other tests change the catalogue: details that were fetched after the list may be newer.
        resolve(typeof ofList === 'number' && typeof ofDetails === 'number' && ofDetails >= ofList);
      };
    };
  });
}

/** Waits until the page works offline: the service worker controls it and IndexedDB has the catalogue. */
export async function whenOfflineReady(page: Page): Promise<void> {
  await underControl(page);
  await expect.poll(() => page.evaluate(holdsCatalogue), { timeout: 120_000 }).toBe(true);
}

/** Waits until the device keeps the pictures that the page shows: they are stored after they are shown, which a slow machine may put off. */
export const whenPicturesKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator('main img').evaluateAll(async (images) => {
          const shown = images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
          const pictures = shown.filter((url) => url.includes('/pictures/'));
          const kept = await Promise.all(pictures.map((url) => caches.match(url)));
          return pictures.filter((_, at) => kept[at] === undefined);
        }),
      { timeout: 120_000 },
    )
    .toEqual([]);

/** Waits until the device has files of the build with these names, such as '/meeting-' before its hash. They load one after the other. */
export const whenAssetsCached = (page: Page, names: readonly string[]): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const urls = (await (await caches.open('assets')).keys()).map(({ url }) => url);
          return wanted.filter((name) => !urls.some((url) => new RegExp(`/assets${name}[\\w-]{8}\\.`).test(url)));
        }, names),
      { timeout: 120_000 },
    )
    .toEqual([]);

/** Expects no default image in place of a picture. Products of other tests have none and are left out. */
export async function expectPictures(page: Page): Promise<void> {
  const { products: listed, categories } = await served();
  const own = [...listed, ...categories].filter(({ picture }) => picture !== null);
  const addresses = new Set(own.map(({ id }) => id));
  const defaultImages = async () => {
    const links = await page
      .locator('main img[src="/default-product.svg"]')
      .evaluateAll((images) => images.map((image) => image.closest('a')?.getAttribute('href') ?? 'no link'));
    return links.filter((link) => link === 'no link' || addresses.has(link.split('/').at(-1) ?? ''));
  };
  await expect.poll(defaultImages).toEqual([]);
}

/** Sends the event of a visitor who returns to the tab. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });
}

/** A browser with persistent storage; `restart()` closes it and opens it again. */
export async function withDevice(
  use: (device: { context: () => BrowserContext; restart: () => Promise<BrowserContext> }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-device-'));
  const { viewport, launchOptions, baseURL, locale, hasTouch, isMobile } = test.info().project.use;
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...(viewport === undefined ? {} : { viewport }),
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(locale === undefined ? {} : { locale }),
      ...(hasTouch === undefined ? {} : { hasTouch }),
      ...(isMobile === undefined ? {} : { isMobile }),
    });
  let context = await open();
  try {
    await use({
      context: () => context,
      restart: async () => {
        await context.close();
        context = await open();
        return context;
      },
    });
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}
