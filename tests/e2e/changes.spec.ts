import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { expect, test } from '@playwright/test';
import { encodeShortlist } from '../../web/src/features/shortlist/shortlist-code';
import {
  change,
  hide,
  isServed,
  returnToTab,
  newCategory,
  newProduct,
  restore,
  whenOfflineReady,
  softDelete,
  cleanUp,
  uniqueWord,
} from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

test('an open page shows edits, hides, restores and deletes when it gets focus @ci', async ({ page }) => {
  const id = await newProduct('Cedar Pen Stand');
  await page.goto(`/products/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Cedar Pen Stand');
  await expect(page.getByText('Cedar Pen Stand, described.')).toBeVisible();
  await whenOfflineReady(page);

  await change(id, { title: 'Walnut Pen Stand', description: '<p>Now in walnut.</p>' });
  await isServed(id, 'Walnut Pen Stand');
  await returnToTab(page);
  await expect(heading).toHaveText('Walnut Pen Stand');
  await expect(page.getByText('Now in walnut.')).toBeVisible();

  await hide(id);
  await isServed(id, undefined);
  await returnToTab(page);
  await expect(heading).toHaveText('This product is not in the catalogue');

  await restore(id);
  await isServed(id, 'Walnut Pen Stand');
  await returnToTab(page);
  await expect(heading).toHaveText('Walnut Pen Stand');

  await softDelete(id);
  await isServed(id, undefined);
  await returnToTab(page);
  await expect(heading).toHaveText('This product is not in the catalogue');
});

test('one focus is enough, even before the update has reached every cache @ci', async ({ page }) => {
  const id = await newProduct('Copper Wall Clock');
  await page.goto(`/products/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Copper Wall Clock');
  await whenOfflineReady(page);
  await change(id, { title: 'Bronze Wall Clock' });
  await returnToTab(page);
  await expect(heading).toHaveText('Bronze Wall Clock');
  await hide(id);
  await returnToTab(page);
  await expect(heading).toHaveText('This product is not in the catalogue');
});

test('updates reach all tabs when the network returns @ci', async ({ page, context }) => {
  const id = await newProduct('Slate Coaster');
  await page.goto(`/products/${id}`);
  const other = await context.newPage();
  await other.goto(`/products/${id}`);
  await whenOfflineReady(page);
  await whenOfflineReady(other);
  await context.setOffline(true);
  await softDelete(id);
  await isServed(id, undefined);
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('This product is not in the catalogue');
  }
});

test('a deleted product does not return after a reload, even from a stale cached list @ci', async ({ page, context }) => {
  const id = await newProduct('Granite Bookend');
  const old = await (await page.request.get(LIST_URL)).body();
  await page.goto(`/products/${id}`);
  await whenOfflineReady(page);
  await softDelete(id);
  await isServed(id, undefined);
  await returnToTab(page);
  const gone = page.getByRole('heading', { level: 1, name: 'This product is not in the catalogue' });
  await expect(gone).toBeVisible();

  // From here on caches serve the list from before the removal.
  await context.route('**/catalogue.json*', (route) => route.fulfill({ body: old, contentType: 'application/json' }));
  await page.reload();
  await expect(gone).toBeVisible();
  const checked = page.waitForResponse('**/catalogue-version.json');
  await returnToTab(page);
  await checked;
  await whenOfflineReady(page);
  await expect(gone).toBeVisible();
});

test('a device clock that is a day off changes nothing @ci', async ({ page }) => {
  await page.clock.install({ time: Date.now() - 24 * 60 * 60_000 });
  await page.clock.resume();
  const id = await newProduct('Marble Tray');
  await page.goto(`/products/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Marble Tray');
  await whenOfflineReady(page);
  await change(id, { title: 'Marble Tray, Large' });
  await isServed(id, 'Marble Tray, Large');
  await returnToTab(page);
  await expect(heading).toHaveText('Marble Tray, Large');
});

test('a fresh link opens although the CDN still serves the previous version @ci', async ({ page }) => {
  const known = await newProduct('Jute Shoe Bag');
  await page.goto(`/products/${known}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jute Shoe Bag');
  await whenOfflineReady(page);
  const version = await (await page.request.get('/catalogue-version.json')).body();
  await page.route('**/catalogue-version.json', (route) => route.fulfill({ contentType: 'application/json', body: version }));

  const fresh = await newProduct('Cane Picnic Basket');
  await page.goto(`/products/${fresh}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cane Picnic Basket');

  // The same with a category, and with the products of a shortlist.
  const category = uniqueWord();
  await newCategory(category, 'Picnics');
  await page.goto(`/store/${category}/Picnics`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Picnics');
  await expect(page.getByText('This category is not in the catalogue')).toHaveCount(0);
  const listed = await newProduct('Reed Table Lamp');
  const items = [listed, 'no-such-product'].map((productId) => ({ productId, option: '', quantity: 50 }));
  await page.goto(`/shortlist#${encodeShortlist(items)}`);
  await expect(page.getByRole('article', { name: 'Reed Table Lamp' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Not in the catalogue' })).toBeVisible();

  await softDelete(fresh);
  await isServed(fresh, undefined);
  await page.unroute('**/catalogue-version.json');
  await page.goto(`/products/${fresh}`);
  await whenOfflineReady(page);
  await returnToTab(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is not in the catalogue');
});
