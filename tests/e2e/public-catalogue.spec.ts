import { expect, test } from '@playwright/test';
import { COMPANY } from '@catalogue/contract/company';
import { stack } from '../stack';
import { follow } from './catalogue-steps';
import { expectHead } from './expect-head';
import { whenHydrated } from './when-hydrated';

/* SPEC §2: categories, products and their absence. */

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('categories list their products; a product page shows SPEC’s details', async ({ page, context }, { project }) => {
  await page.goto('/MyCategory');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Category' })).toBeVisible();
  await expectHead(page, '/MyCategory', `Product Categories | ${COMPANY.name}`);
  const drinkware = page.getByRole('main').getByRole('link', { name: /^Drinkware/ });
  // Before hydration a click on a link loads the page anew, which leaves focus to the browser.
  await whenHydrated(drinkware);
  await drinkware.click();
  await expect(page).toHaveURL('/store/drinkware/Drinkware');
  await expect(page.getByRole('main').getByText('View Product')).toHaveCount(8);
  await expectHead(page, '/store/drinkware/Drinkware', `Drinkware | ${COMPANY.name}`);
  await expect(page.getByRole('link', { name: /Sipline rPET Sipper/ }).getByText('Out of Stock')).toBeVisible();
  await page.getByRole('link', { name: /Vertex Vacuum Flask/ }).click();
  await expect(page).toHaveURL('/products/drk-01');
  const title = 'Vertex Vacuum Flask 500 ml';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expectHead(page, '/products/drk-01', `${title} | ${COMPANY.name}`);
  const main = page.getByRole('main');
  await expect(main.getByText('In Stock').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Drinkware' }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Enquiry Form' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'More from Drinkware' })).toBeVisible();
  await expect(main.getByText('View Product')).toHaveCount(4);

  const row = page.getByRole('row', { name: /^Minimum order/ });
  await expect(row).toBeVisible();
  // The facts, and the table that staff wrote into the description.
  for (const table of [
    page.getByRole('table', { name: 'Facts' }),
    page.getByRole('table').filter({ hasText: 'Names per piece' }),
  ]) {
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    const [odd, even] = await table
      .locator('tr')
      .evaluateAll((rows) => rows.map((one) => getComputedStyle(one).backgroundColor));
    expect(odd).not.toBe(even);
  }
  await expect(row.locator('td').first()).toHaveCSS('border-top-style', 'solid');

  const shared = `${title}: ${stack().baseUrl}/products/drk-01`;
  const whatsApp = main.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(shared)}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);

  await page.getByRole('button', { name: 'Show the picture larger' }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show the picture larger' })).toBeFocused();

  if (project.name === 'phone') {
    await main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Enquire', exact: true }).first().click();
    await expect(main.getByRole('form', { name: 'Enquiry Form' }).getByLabel('Name', { exact: true })).toBeFocused();
  }
});

test('catalogue screens report a missing catalogue on a new offline device @ci', async ({ page }) => {
  await page.route('**/catalogue*.json*', (route) => route.abort());
  await page.goto('/search?q=mug');
  const unavailable = page.getByRole('heading', { name: 'The catalogue could not be loaded' });
  await expect(unavailable).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: COMPANY.name }).click();
  await expect(unavailable).toBeVisible();
  await expect(page.locator('#quick-enquiry').getByLabel('Name')).toBeVisible();
  await follow(page, '/MyCategory');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Category' })).toBeVisible();
  await expect(unavailable).toBeVisible();
  await follow(page, '/store/not-here-yet/Not-here-yet');
  await expect(unavailable).toBeVisible();
  await follow(page, '/products/not-here-yet');
  await expect(page.getByRole('heading', { level: 1, name: 'This product is not on this device yet' })).toBeVisible();
});

test('catalogue screens say when the server fails, and load again @ci', async ({ page }) => {
  await page.route('**/catalogue*.json*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/search?q=mug');
  const unavailable = page.getByRole('heading', { name: 'The catalogue could not be loaded' });
  await expect(unavailable).toBeVisible();
  await expect(page.getByText(/^Our server has a problem/)).toBeVisible();
  await page.unroute('**/catalogue*.json*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /mug/ })).toBeVisible();
  await expect(unavailable).toHaveCount(0);
});
