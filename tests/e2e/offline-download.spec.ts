import { expect, test, type Page } from '@playwright/test';
import { server } from '../stack';
import {
  change,
  follow,
  isServed,
  returnToTab,
  newCategory,
  newProduct,
  pictured,
  whenOfflineReady,
  cleanUp,
  uniqueWord,
  withDevice,
} from './catalogue-steps';
import { downloaded, progress } from './offline-download-steps';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

test('downloads the whole catalogue across a lost connection and a restart, and shows every product offline @ci', async () => {
  const products = await pictured();
  await withDevice(async ({ context, restart }) => {
    const page = await context().newPage();
    await page.goto('/take-with-you');
    await whenOfflineReady(page);
    const size = page.getByText(/^\d+ pictures, about [\d.]+ (kB|MB)$/);
    await expect(size).toBeVisible();
    const all = Number.parseInt(await size.innerText(), 10);
    await expect(page.getByText(/ left$/)).toBeVisible();

    // The connection breaks at 40 %.
    let passed = 0;
    await context().route('**/pictures/**', (route) => {
      passed += 1;
      return passed > all * 0.4 ? route.abort('connectionreset') : route.continue();
    });
    await page.getByRole('button', { name: 'Take it with you' }).click();
    await expect(progress(page)).toContainText('Waiting for the network');
    const half = await downloaded(page);
    expect(half).toBeGreaterThan(0);

    // After a restart of the browser the download continues by itself.
    const again = await (await restart()).newPage();
    await again.goto('/take-with-you');
    await expect(progress(again)).toContainText('Everything is on this device', { timeout: 120_000 });
    expect(await downloaded(again)).toBeGreaterThanOrEqual(products.length);

    const last = await restart();
    await last.setOffline(true);
    const away = await last.newPage();
    // Products of other tests may appear beside these; they have no picture.
    const withPicture = new Set(products.map(({ id }) => id));
    for (const [index, { id, title }] of products.entries()) {
      // The first ones are opened by URL, the others by navigation within the site.
      if (index < 3) await away.goto(`/products/${id}`);
      else await follow(away, `/products/${id}`);
      await expect(away.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(away.getByRole('main').locator('img[src="/default-product.svg"]:not(a *)')).toHaveCount(0);
      await expect.poll(() => missingPictures(away, withPicture)).toEqual([]);
    }
  });
});

/** Ids of these products whose picture on this page is not rendered. Scrolls to the first of them: browsers load what is near. */
function missingPictures(page: Page, products: ReadonlySet<string>): Promise<string[]> {
  return page.locator('main img').evaluateAll((images, ids) => {
    const missing: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      const id = (image.closest('a')?.getAttribute('href') ?? location.pathname).replace('/products/', '');
      if (!ids.includes(id)) continue;
      if (!image.complete || image.naturalWidth === 0 || !image.currentSrc.includes('/pictures/')) {
        if (missing.length === 0) image.scrollIntoView({ block: 'center', behavior: 'instant' });
        missing.push(id);
      }
    }
    return missing;
  }, Array.from(products));
}

test('downloads only changed pictures, and viewed pictures never evict downloaded ones @ci', async ({ page, context }) => {
  const category = server.firestore().collection('categories').doc();
  const titled = `Taken Along ${uniqueWord()}`;
  const [one, two] = await pictured();
  if (!one?.picture || !two?.picture) throw new Error('The seed has no pictures');
  const first = await newProduct('Taken Along One', { categoryId: category.id, picture: one.picture });
  await newProduct('Taken Along Two', { categoryId: category.id, picture: two.picture });
  await newCategory(category.id, titled);

  await page.goto('/take-with-you');
  await whenOfflineReady(page);
  await page.getByLabel('Some categories').check();
  await page.getByRole('checkbox', { name: titled }).check();
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(page)).toContainText('Everything is on this device');
  const before = await downloaded(page);

  // One of the two products gets another picture.
  const third = (await pictured()).find(({ picture }) => ![one, two].some((taken) => taken.picture?.path === picture?.path));
  await change(first, { picture: third?.picture, title: 'Taken Along, Anew' });
  await isServed(first, 'Taken Along, Anew');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/') && request.resourceType() === 'fetch') fetched.push(request.url());
  });
  await returnToTab(page);
  await expect(progress(page)).toContainText('The catalogue has changed since');
  await expect(progress(page)).toContainText(/^.*1 changed, \d+ kB/);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(progress(page)).toContainText('Everything is on this device');
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toContain(third?.picture?.path);
  expect(await downloaded(page)).toBe(before);

  // More pictures than the cache of viewed pictures holds.
  const pixel = await (await page.request.get(`/pictures/${two.picture.path}/320.webp`)).body();
  await context.route('**/pictures/products/looked-at/**', (route) =>
    route.fulfill({ body: pixel, contentType: 'image/webp' }),
  );
  await page.evaluate(async (count) => {
    for (let from = 0; from < count; from += 20) {
      const some = Array.from({ length: 20 }, (_, index) => {
        const image = new Image();
        image.src = `/pictures/products/looked-at/u${from + index}/320.webp`;
        return image.decode();
      });
      await Promise.all(some);
    }
  }, 460);
  const seen = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);
  await expect.poll(seen).toBeLessThanOrEqual(400);
  expect(await seen()).toBeGreaterThan(300);
  expect(await downloaded(page)).toBe(before);
});

test('downloads single categories, pauses, resumes and deletes the download @ci', async ({ page, context }) => {
  await page.goto('/take-with-you');
  await whenOfflineReady(page);
  await page.getByLabel('Some categories').check();
  const ticks = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox');
  await ticks.first().check();
  await ticks.nth(1).check();

  // Picture requests wait until the person has paused.
  const waiting: (() => void)[] = [];
  let isOpen = false;
  await context.route('**/pictures/**', async (route) => {
    if (!isOpen) await new Promise<void>((release) => waiting.push(release));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(page)).toContainText('Downloading');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(progress(page)).toContainText('Paused');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  isOpen = true;
  for (const release of waiting) release();

  await page.reload();
  await expect(progress(page)).toContainText('Paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(progress(page)).toContainText('Everything is on this device', { timeout: 30_000 });
  await expect(page.getByText(/^Complete since /)).toBeVisible();
  expect(await downloaded(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(progress(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await downloaded(page)).toBe(0);
});
