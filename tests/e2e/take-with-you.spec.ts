import { expect, test, type Page } from '@playwright/test';
import { server } from '../stack';
import {
  change,
  follow,
  isServed,
  lookAgain,
  newCategory,
  newProduct,
  pictured,
  settle,
  tidy,
  uniqueWord,
  withDevice,
} from './catalogue-steps';
import { kept, progress } from './take-with-you-steps';

test.afterEach(tidy);

test('the whole catalogue: size before, a cut half way, a restart, and every product with its picture in airplane mode', async () => {
  const products = await pictured();
  await withDevice(async ({ context, restart }) => {
    const page = await context().newPage();
    await page.goto('/take-with-you');
    await settle(page);
    const size = page.getByText(/^\d+ pictures, about [\d.]+ (kB|MB)$/);
    await expect(size).toBeVisible();
    const all = Number.parseInt(await size.innerText(), 10);
    await expect(page.getByText(/ left$/)).toBeVisible();

    // The network goes at 40 %.
    let passed = 0;
    await context().route('**/pictures/**', (route) => {
      passed += 1;
      return passed > all * 0.4 ? route.abort('connectionreset') : route.continue();
    });
    await page.getByRole('button', { name: 'Take it with you' }).click();
    await expect(progress(page)).toContainText('Waiting for the network');
    const half = await kept(page);
    expect(half).toBeGreaterThan(0);

    // The browser is closed; opened again, it goes on by itself where it was.
    const again = await (await restart()).newPage();
    await again.goto('/take-with-you');
    await expect(progress(again)).toContainText('Everything is on this device', { timeout: 120_000 });
    expect(await kept(again)).toBeGreaterThanOrEqual(products.length);

    const last = await restart();
    await last.setOffline(true);
    const away = await last.newPage();
    // What other tests made meanwhile may stand beside these, and has no picture.
    const withPicture = new Set(products.map(({ id }) => id));
    for (const [place, { id, title }] of products.entries()) {
      // The first ones from nothing, as from a link; the others as one goes on within the site.
      if (place < 3) await away.goto(`/products/${id}`);
      else await follow(away, `/products/${id}`);
      await expect(away.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(away.getByRole('main').locator('img[src="/default-product.svg"]:not(a *)')).toHaveCount(0);
      await expect.poll(() => missingPictures(away, withPicture)).toEqual([]);
    }
  });
});

/** Pictures of these products on this page, its own and its neighbours', that are not drawn. Brings all of them into view. */
function missingPictures(page: Page, products: ReadonlySet<string>): Promise<string[]> {
  return page.locator('main img').evaluateAll((images, ids) => {
    const missing: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      image.scrollIntoView();
      const id = (image.closest('a')?.getAttribute('href') ?? location.pathname).replace('/products/', '');
      if (!ids.includes(id)) continue;
      if (!image.complete || image.naturalWidth === 0 || !image.currentSrc.includes('/pictures/')) missing.push(id);
    }
    scrollTo(0, 0);
    return missing;
  }, Array.from(products));
}

test('later only what changed is fetched; looking at pictures never pushes out what was taken along', async ({
  page,
  context,
}) => {
  const category = server.firestore().collection('categories').doc();
  const titled = `Taken Along ${uniqueWord()}`;
  const [one, two] = await pictured();
  if (!one?.picture || !two?.picture) throw new Error('The seed has no pictures');
  const first = await newProduct('Taken Along One', { categoryId: category.id, picture: one.picture });
  await newProduct('Taken Along Two', { categoryId: category.id, picture: two.picture });
  await newCategory(category.id, titled);

  await page.goto('/take-with-you');
  await settle(page);
  await page.getByLabel('Some categories').check();
  await page.getByRole('checkbox', { name: titled }).check();
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(page)).toContainText('Everything is on this device');
  const before = await kept(page);

  // One of the two gets another picture.
  const third = (await pictured()).find(({ picture }) => ![one, two].some((taken) => taken.picture?.path === picture?.path));
  await change(first, { picture: third?.picture, title: 'Taken Along, Anew' });
  await isServed(first, 'Taken Along, Anew');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/') && request.resourceType() === 'fetch') fetched.push(request.url());
  });
  await lookAgain(page);
  await expect(progress(page)).toContainText('The catalogue has changed since');
  await expect(progress(page)).toContainText(/^.*1 changed, \d+ kB/);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(progress(page)).toContainText('Everything is on this device');
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toContain(third?.picture?.path);
  expect(await kept(page)).toBe(before);

  // Far more pictures than the device keeps of those that were only looked at.
  const pixel = await (await page.request.get(`/pictures/${two.picture.path}/320.webp`)).body();
  await context.route('**/pictures/products/looked-at/**', (route) =>
    route.fulfill({ body: pixel, contentType: 'image/webp' }),
  );
  await page.evaluate(async (count) => {
    for (let from = 0; from < count; from += 20) {
      const some = Array.from({ length: 20 }, (_, place) => {
        const image = new Image();
        image.src = `/pictures/products/looked-at/u${from + place}/320.webp`;
        return image.decode();
      });
      await Promise.all(some);
    }
  }, 460);
  const seen = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);
  await expect.poll(seen).toBeLessThanOrEqual(400);
  expect(await seen()).toBeGreaterThan(300);
  expect(await kept(page)).toBe(before);
});

test('some categories; pause, resume, give the space back', async ({ page, context }) => {
  await page.goto('/take-with-you');
  await settle(page);
  await page.getByLabel('Some categories').check();
  const ticks = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox');
  await ticks.first().check();
  await ticks.nth(1).check();

  // Pictures wait at the door until the person has paused.
  const doors: (() => void)[] = [];
  let isOpen = false;
  await context.route('**/pictures/**', async (route) => {
    if (!isOpen) await new Promise<void>((open) => doors.push(open));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(page)).toContainText('Downloading');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(progress(page)).toContainText('Paused');
  isOpen = true;
  for (const open of doors) open();

  await page.reload();
  await expect(progress(page)).toContainText('Paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(progress(page)).toContainText('Everything is on this device', { timeout: 30_000 });
  await expect(page.getByText(/^Complete since /)).toBeVisible();
  expect(await kept(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Give the space back' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(progress(page)).toBeHidden();
  expect(await kept(page)).toBe(0);
});
