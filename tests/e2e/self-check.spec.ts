import { expect, test, type Page } from '@playwright/test';
import { newPerson } from '../people';
import { accessibilityViolations } from './accessibility';
import { logIn } from './account-steps';
import { fillEnquiry, newMessage, quickForm, whenInstalled } from './enquiry/steps';
import { pictureFile } from './staff/steps';

test.use({ serviceWorkers: 'allow' });

/** Everything in the site's database except the catalogue, as JSON: files as the numbers of their bytes. */
const enteredData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const db = await resultOf(indexedDB.open('catalogue'));
    const stores = [...db.objectStoreNames].filter((name) => name !== 'catalogue');
    const values: unknown[] = [];
    for (const name of stores) {
      const store = db.transaction(name).objectStore(name);
      values.push(name, await resultOf(store.getAllKeys()), await resultOf(store.getAll()));
    }
    db.close();
    const withBytes = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob) return [value.type, ...new Uint8Array(await value.arrayBuffer())];
      if (value instanceof ArrayBuffer) return ['bytes', ...new Uint8Array(value)];
      if (Array.isArray(value)) return Promise.all(value.map(withBytes));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        await Promise.all(Object.entries(value).map(async ([key, one]) => [key, await withBytes(one)])),
      );
    };
    return JSON.stringify(await withBytes(values));
  });

/** A client with a photo of their card, on this device and on the server. */
async function noteClient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New client' }).click();
  const dialog = page.getByRole('dialog', { name: 'New client' });
  await dialog.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  const photo = dialog.getByLabel('Photo of the card', { exact: true }).last();
  await photo.setInputFiles(await pictureFile('card.png', '#0f4c4a', 300, 200));
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 client, all of them on the server')).toBeVisible();
}

/** Stores an enquiry that the server has refused, which no flush touches, and damages the catalogue. */
const prepareDevice = (page: Page, message: string): Promise<void> =>
  page.evaluate(async (text) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('catalogue');
      request.onsuccess = () => resolve(request.result);
    });
    await new Promise<void>((resolve) => {
      const transaction = db.transaction(['outbox', 'catalogue'], 'readwrite');
      const content = { name: 'Asha Rao', mobile: '9812345678', email: 'asha@example.com', message: text, website: '' };
      const state = { name: 'needsYou', attempts: 1, reason: 'No', errors: {} };
      const item = { id: 'f'.repeat(32), kind: 'quickEnquiry', content, savedAt: 1_790_000_000_000, uncertain: false, state };
      transaction.objectStore('outbox').put(item);
      transaction.objectStore('catalogue').put({ version: 1, json: '{"damaged' }, 'list');
      transaction.oncomplete = () => resolve();
    });
    db.close();
    await (await caches.open('assets')).put('/assets/damaged.js', new Response('damaged'));
  }, message);

test('the self-check repairs the site’s files and leaves what people entered unchanged, byte by byte @ci', async ({
  page,
  context,
}) => {
  const message = newMessage();
  await logIn(page, await newPerson({ name: 'Ravi Rep', role: 'rep' }), '/Admin/clients');
  await whenInstalled(page);
  await noteClient(page);
  await page.goto('/products/drk-02');
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Enquiry basket: 1 product' })).toBeVisible();
  await page.goto('/');
  await fillEnquiry(page, message);
  const file = quickForm(page).getByLabel('Photo or logo (optional)');
  await file.setInputFiles(await pictureFile('logo.png', '#f2a31b', 300, 200));
  await expect(quickForm(page).getByText(/^logo\.\w+, /)).toBeVisible();
  await expect.poll(() => enteredData(page)).toContain(message);
  await prepareDevice(page, message);

  await page.goto('/self-check');
  const network = page.getByRole('region', { name: 'Network' });
  await expect(network.getByText('gets through')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Your work on this device' })).toContainText('Enquiries that need you1');
  const support = page.getByRole('region', { name: 'For our support' });
  await expect(support).toContainText('Enquiries that need you: 1');
  await expect(support).not.toContainText(/Asha|Meera|Ravi|98123|example\.com|Bottles/);
  expect(await accessibilityViolations(page)).toEqual([]);
  const before = await enteredData(page);
  for (const entered of [message, 'Meera Iyer', 'drk-02', 'client-card:', 'logo.']) expect(before).toContain(entered);
  expect(before.match(/\["(image\/\w+|bytes)",\d+,/g)?.length).toBeGreaterThanOrEqual(2);

  // Behind a login page nothing is removed.
  await context.route('**/catalogue-version.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Guest Wi-Fi</h1>' }),
  );
  await page.getByRole('button', { name: 'Repair now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('assets'))).toBe(true);
  await context.unroute('**/catalogue-version.json');

  await page.getByRole('button', { name: 'Repair now' }).click();
  await expect(page.getByText('Repaired. Everything has been fetched again.')).toBeVisible();
  await whenInstalled(page);
  expect(await enteredData(page)).toBe(before);
  expect(await page.evaluate(() => caches.match('/assets/damaged.js').then((found) => found === undefined))).toBe(true);
  await page.goto('/');
  await expect(quickForm(page).getByLabel('Message')).toHaveValue(message);
  await context.setOffline(true);
  await page.goto('/store/drinkware/Drinkware');
  await expect(page.getByRole('heading', { level: 1, name: 'Drinkware' })).toBeVisible();
});
