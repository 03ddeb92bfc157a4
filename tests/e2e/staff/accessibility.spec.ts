import { expect, test } from '@playwright/test';
import { violationsInBothThemes } from '../accessibility';
import { openAdmin } from './steps';

const SCREENS = [
  'home',
  'add-category',
  'view-category',
  'add-product',
  'edit-product/drk-01',
  'view-product',
  'spreadsheet',
  'add-carousel',
  'show-carousel',
  'add-trending',
  'show-trending',
  'trash',
  'subscribers',
];

test('admin screens have no accessibility violations in either theme and no horizontal scrolling on a phone @ci', async ({
  page,
}) => {
  await openAdmin(page, '/Admin/home');
  for (const screen of SCREENS) {
    await page.goto(`/Admin/${screen}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await violationsInBothThemes(page), screen).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    // The page is laid out anew a moment after its window has changed.
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond, { message: screen }).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
