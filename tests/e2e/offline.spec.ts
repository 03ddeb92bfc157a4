import { expect, test, type Page } from '@playwright/test';
import { whenHydrated } from './when-hydrated';
import {
  expectPictures,
  pictured,
  served,
  underControl,
  whenOfflineReady,
  whenPicturesKept,
  withDevice,
} from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

/** Whether all pictures are loaded; scrolls to the first that is not. */
const hasAllPictures = (page: Page): Promise<boolean> =>
  page.locator('main img').evaluateAll((images) => {
    const missing = images.find((image) => !(image instanceof HTMLImageElement && image.naturalWidth > 0));
    missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return missing === undefined;
  });

/** Opens home, categories, a category and a product, and checks that everything on them loads. */
async function walk(page: Page, names: { category: string; product: string }): Promise<void> {
  const look = async () => {
    await expect.poll(() => hasAllPictures(page), { timeout: 120_000 }).toBe(true);
    await expectPictures(page);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look();
  await page.goto('/MyCategory');
  const category = page.getByRole('main').getByRole('link', { name: names.category });
  await expect(category).toBeVisible();
  await look();
  await category.click();
  const product = page.getByRole('main').getByRole('link', { name: names.product });
  await expect(product).toBeVisible();
  await product.scrollIntoViewIfNeeded();
  await look();
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name: names.product })).toBeVisible();
  // The other pictures come with the product's details: before them, the first one is all that could be missing.
  await expect(page.getByRole('button', { name: /^Show picture 2 of / })).toBeVisible();
  await look();
}

test('after one visit, the same pages open offline in a restarted browser, with their pictures @ci', async () => {
  test.setTimeout(300_000);
  const { categories } = await served();
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  // Concurrent tests delete categories: pick a product whose category still exists.
  const first = (await pictured()).find(({ categoryId }) => titles.has(categoryId ?? ''));
  const category = titles.get(first?.categoryId ?? '');
  if (!first || category === undefined) throw new Error('The seed has no product with a picture in a category');
  const names = { category, product: first.title };
  await withDevice(async ({ context, restart }) => {
    const page = await context().newPage();
    await page.goto('/');
    await whenOfflineReady(page);
    await walk(page, names);
    await whenOfflineReady(page);
    await whenPicturesKept(page);

    const again = await restart();
    await again.setOffline(true);
    const later = await again.newPage();
    // The device has it all without the browser's own cache, which may answer for a minute after the visit.
    await (await again.newCDPSession(later)).send('Network.clearBrowserCache');
    await walk(later, names);
    await expect(later.getByText(/^As of /).first()).toBeVisible();
  });
});

test('a URL that was never opened opens offline, and says what is missing on the device @ci', async ({ page, context }) => {
  await page.goto('/');
  await whenOfflineReady(page);
  await context.setOffline(true);
  await page.goto('/products/never-heard-of-it');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/PrivacyPolicy');
  await expect(page.getByRole('main')).toContainText('Information we collect');
});

test('offline, a picture is shown in a cached size when its own is missing @ci', async ({ page, context }) => {
  const [first] = await pictured();
  if (!first?.picture) throw new Error('The seed has no picture');
  const { path } = first.picture;
  await page.goto('/');
  await whenOfflineReady(page);
  const shown = (width: number) =>
    page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    }, `/pictures/${path}/${width}.avif`);
  expect(await shown(320)).toBe(320);
  await context.setOffline(true);
  expect(await shown(640)).toBe(320);
});

test('a product opened once opens offline as soon as the worker is there @ci', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/products/drk-01');
  await underControl(page);
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  const errors: string[] = [];
  again.on('pageerror', ({ message }) => errors.push(message));
  const answer = await again.goto('/products/drk-01');
  const heading = again.locator('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();

  // The worker rendered it, with the site's policy, and React hydrates its markup.
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(await answer?.text()).toContain((await heading.textContent()) ?? '');
  await whenHydrated(heading);
  expect(errors).toEqual([]);
});
