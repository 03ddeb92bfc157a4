import { expect, test } from '@playwright/test';
import { whenOfflineReady } from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

test('facets narrow a category with counts and chips, live in the URL and work offline @ci', async ({ page, context }) => {
  await page.goto('/store/drinkware/Drinkware');
  await whenOfflineReady(page);
  await context.setOffline(true);
  const results = page.getByRole('main').getByText('View Product');
  await expect(results).toHaveCount(8);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const copper = page.getByRole('group', { name: 'Material' }).getByLabel(/^Copper and brass \(1\)$/);
  await copper.click();
  await expect(copper).toBeChecked();
  await expect(results).toHaveCount(1);
  // Other values of the same group still show what they would add.
  const steel = page.getByRole('group', { name: 'Material' }).getByLabel(/^Stainless steel/);
  await steel.click();
  await expect(steel).toBeChecked();
  await expect(page).toHaveURL(/material=copper&material=steel/);
  const both = await results.count();
  expect(both).toBeGreaterThan(1);

  await page.getByLabel('Pieces you need').fill('50');
  await page.getByLabel('At most per piece').fill('450');
  await expect(page).toHaveURL(/quantity=50&maxPrice=450/);
  await expect.poll(() => results.count()).toBeLessThan(both);
  const left = await results.count();
  await page.getByRole('button', { name: `Show ${left} product` }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('each at 50').first()).toBeVisible();
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('button')).toHaveCount(4);

  // The URL restores filters and chips; the back button returns from a product to the same list.
  await page.reload();
  await expect(chips.getByRole('button')).toHaveCount(4);
  const count = await results.count();
  await results.first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(results).toHaveCount(count);

  for (let chosen = 3; chosen >= 0; chosen -= 1) {
    await chips.getByRole('button').first().press('Enter');
    await expect(chips.getByRole('button')).toHaveCount(chosen);
    await expect(chosen > 0 ? chips.getByRole('button').first() : page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(results).toHaveCount(8);
});

test('search knows materials, item numbers, plurals and words in Hindi @ci', async ({ page }) => {
  await page.goto('/');
  await whenOfflineReady(page);
  const field = page.getByRole('combobox', { name: 'Search products' });
  for (const [query, title] of [
    ['vertex botal', 'Vertex Vacuum Flask 500 ml'],
    ['chhata', 'Storm Golf Umbrella'],
    ['drk-01-tea', 'Vertex Vacuum Flask 500 ml'],
    ['trophies crystal', 'Prism Crystal Trophy'],
  ] as const) {
    await field.fill(query);
    await expect(page.getByRole('option', { name: title })).toBeVisible();
  }
});

test('a date leaves out what is not ready by then @ci', async ({ page }) => {
  await page.goto('/search?q=flask&readyBy=2020-01-01');
  await expect(page.getByText('Products match, but none with these filters.')).toBeVisible();
  await page.getByRole('list', { name: 'Chosen filters' }).getByRole('button').click();
  await expect(page.getByRole('main').getByRole('link', { name: /Vertex Vacuum Flask/ })).toBeVisible();
});
