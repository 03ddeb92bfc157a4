import { expect, test } from '@playwright/test';
import { newPerson } from '../people';
import { logIn } from './account-steps';
import { newProduct, whenOfflineReady, cleanUp } from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

/** Ways in which IndexedDB fails. */
const STORAGE_FAILURES = {
  missing: () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  refused: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  },
};

for (const [name, cause] of Object.entries(STORAGE_FAILURES)) {
  test(`with IndexedDB ${name} the site works online and names what does not work @ci`, async ({ page }) => {
    const id = await newProduct(`Copper Lota ${name}`);
    await page.addInitScript(cause);
    await page.goto(`/products/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Copper Lota ${name}` })).toBeVisible();
    await expect(page.getByText(`Copper Lota ${name}, described.`)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /device|browser/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search products' }).fill('copper lota');
    await expect(page.getByRole('option', { name: `Copper Lota ${name}` })).toBeVisible();
  });
}

test('a damaged or outdated copy of the catalogue is replaced silently @ci', async ({ page }) => {
  const id = await newProduct('Brass Diya');
  await page.goto('/');
  await whenOfflineReady(page);
  const damages = [
    { version: 1, format: 1, products: [] },
    { version: 1e15, json: '{"format":999}' },
    { version: 1e15, json: '{"format":1,"version":1' },
    'not a catalogue at all',
  ];
  for (const damage of damages) {
    await page.evaluate(async (value) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('catalogue');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no database'));
      });
      await new Promise<void>((resolve) => {
        const transaction = db.transaction('catalogue', 'readwrite');
        transaction.objectStore('catalogue').put(value, 'list');
        transaction.objectStore('catalogue').put(value, 'details');
        transaction.oncomplete = () => resolve();
      });
      db.close();
    }, damage);
    await page.goto(`/products/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Brass Diya' })).toBeVisible();
    await expect(page.getByText('Brass Diya, described.')).toBeVisible();
    await whenOfflineReady(page);
  }
});

test('the site works while another tab blocks the database @ci', async ({ context }) => {
  const holder = await context.newPage();
  await holder.goto('/default-product.svg');
  await holder.evaluate(async () => {
    await new Promise((resolve) => {
      indexedDB.open('catalogue', 1).onsuccess = resolve;
    });
    // The deletion waits for the open connection; later opens wait for the deletion.
    indexedDB.deleteDatabase('catalogue');
  });
  const page = await context.newPage();
  await page.goto('/MyCategory');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('storage that fails for a moment logs nobody out @ci', async ({ page }) => {
  await logIn(page, await newPerson({ name: 'Slow Storage', role: 'admin' }));
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (name, version) => {
      if (name === 'firebaseLocalStorageDb' && sessionStorage.getItem('storage-fails') !== null)
        throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
      return open(name, version);
    };
  });
  await page.evaluate(() => sessionStorage.setItem('storage-fails', ''));
  await page.goto('/Admin/view-product');
  const notice = page.getByText('This browser’s storage did not answer');
  await expect(notice).toBeVisible();

  await page.evaluate(() => sessionStorage.removeItem('storage-fails'));
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/users/home');
  await expect(page.getByRole('heading', { name: 'Hello Slow Storage' })).toBeVisible();
});
