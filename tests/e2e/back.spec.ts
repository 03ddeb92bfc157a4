import { expect, test, type Page } from '@playwright/test';
import { whenHydrated } from './when-hydrated';

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /View Product/ });
const positionOf = (page: Page) => page.evaluate(() => scrollY);

/** Opens the last card and returns where the page was scrolled to at the click, for which the browser driver may scroll. */
async function openLast(page: Page): Promise<number> {
  const last = cards(page).last();
  await whenHydrated(last);
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    addEventListener('click', () => document.documentElement.setAttribute('data-clicked-at', String(scrollY)), {
      capture: true,
      once: true,
    }),
  );
  await last.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => positionOf(page)).toBe(0);
  const top = Number(await page.locator('html').getAttribute('data-clicked-at'));
  expect(top).toBeGreaterThan(100);
  return top;
}

test('back returns to the place in a filtered search, also after a reload of the product @ci', async ({ page }) => {
  await page.goto('/search?q=steel');
  await page.getByLabel('Sort by').selectOption({ label: 'Lead time, shortest first' });
  await page.evaluate(() => scrollBy(0, 60));
  const before = await positionOf(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('In stock only').click();
  await expect(page).toHaveURL('/search?q=steel&sort=leadTime&stock=in');
  await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
  expect(await positionOf(page)).toBe(before);

  const count = await cards(page).count();
  const top = await openLast(page);
  await page.goBack();
  // Within a line of text: above it, the words of the filters may break anew.
  await expect.poll(async () => Math.abs((await positionOf(page)) - top)).toBeLessThan(60);
  await expect(cards(page)).toHaveCount(count);
  await page.goForward();
  await expect(page).toHaveURL(/\/products\//);
  await page.reload();
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('leadTime');
  await expect(cards(page)).toHaveCount(count);
  await expect.poll(() => positionOf(page)).toBeGreaterThan(100);
});

test('back returns to the place in a category whose list arrives late @ci', async ({ page }) => {
  const answers: (() => void)[] = [];
  await page.route(/\/catalogue\.json/, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await page.goto('/store/drinkware/Drinkware');
  const top = await openLast(page);
  await page.goBack();
  await expect(page).toHaveURL('/store/drinkware/Drinkware');
  for (const answer of answers.splice(0)) answer();
  await expect(cards(page)).toHaveCount(8);
  await expect.poll(() => positionOf(page)).toBe(top);
});

test('back before the scripts have arrived opens the page before, not only its URL @ci', async ({ page }) => {
  await page.goto('/store/drinkware/Drinkware');
  await openLast(page);
  const held: (() => void)[] = [];
  await page.route(/assets\/product-page-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/store/drinkware/Drinkware');
  for (const release of held) release();
  await expect(page.getByRole('heading', { level: 1, name: 'Drinkware' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
});
