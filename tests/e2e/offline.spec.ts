import { expect, test, type Page } from '@playwright/test';
import { expectPictures, pictured, served, settle, withDevice } from './catalogue-steps';

/** Whether all pictures are there; goes to the first that is not, as a visitor who scrolls through the page. */
const hasAllPictures = (page: Page): Promise<boolean> =>
  page.locator('main img').evaluateAll((images) => {
    const missing = images.find((image) => !(image instanceof HTMLImageElement && image.naturalWidth > 0));
    missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return missing === undefined;
  });

/** Follows the way a visitor goes: home, categories, a category, a product. Everything there must show itself. */
async function walk(page: Page, names: { category: string; product: string }): Promise<void> {
  const look = async () => {
    await expect.poll(() => hasAllPictures(page), { timeout: 60_000 }).toBe(true);
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
  await look();
}

test('after one visit, with the network cut and the browser restarted, the visitor’s path opens with its pictures', async () => {
  test.setTimeout(300_000);
  const { categories } = await served();
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  // Tests beside this one take categories away: only a product that still has its own will do.
  const first = (await pictured()).find(({ categoryId }) => titles.has(categoryId ?? ''));
  const category = titles.get(first?.categoryId ?? '');
  if (!first || category === undefined) throw new Error('The seed has no product with a picture in a category');
  const names = { category, product: first.title };
  await withDevice(async ({ context, restart }) => {
    const page = await context().newPage();
    await page.goto('/');
    await settle(page);
    await walk(page, names);
    await settle(page);

    const again = await restart();
    await again.setOffline(true);
    const later = await again.newPage();
    await walk(later, names);
    await expect(later.getByText(/^As of /).first()).toBeVisible();
  });
});

test('an address that was never opened opens offline too, and says what the device does not have', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await settle(page);
  await context.setOffline(true);
  await page.goto('/products/never-heard-of-it');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/PrivacyPolicy');
  await expect(page.getByRole('main')).toContainText('Information we collect');
});

test('a picture that is here in another size is shown rather than none', async ({ page, context }) => {
  const [first] = await pictured();
  if (!first?.picture) throw new Error('The seed has no picture');
  const { path } = first.picture;
  await page.goto('/');
  await settle(page);
  const shown = (width: number) =>
    page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    }, `/pictures/${path}/${width}.avif`);
  expect(await shown(320)).toBe(320);
  await context.setOffline(true);
  expect(await shown(640)).toBe(320);
});
