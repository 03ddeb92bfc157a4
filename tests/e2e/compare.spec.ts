import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility';
import { whenAssetsCached, whenOfflineReady } from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

test('compares up to four products at the same pieces, by link and offline @ci', async ({ page, context }) => {
  await page.goto('/store/drinkware/Drinkware');
  await whenOfflineReady(page);
  await whenAssetsCached(page, ['/compare-page-', '/compare-tray-', '/toasts-']);
  await context.setOffline(true);

  const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / });
  const tray = page.getByRole('region', { name: 'Compare products' });
  await buttons.nth(0).click();
  await expect(tray).toContainText('1 of 4 to compare');
  await expect(tray).toContainText('Choose one more.');
  for (const index of [1, 2, 3]) await buttons.nth(index).click();
  await expect(tray).toContainText('4 of 4 to compare');
  await buttons.nth(4).click();
  await expect(page.getByText('You can compare 4 products. Take one out first.')).toBeVisible();
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');

  await tray.getByRole('link', { name: 'Compare' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(tray).toHaveCount(0);
  const removals = table.getByRole('button', { name: /^Take .* out$/ });
  await removals.last().press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(removals.last()).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);

  // Somebody else's link: options and pieces count, what is no product is left out, and the own choice stays.
  await page.goto('/compare?pieces=300&1=drk-01&1.colour=Black&1.capacity=750+ml&2=drk-02&3=%3Cb%3E');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  // Without a network the picture of black is not on this device: the first one stands in.
  await expect(table.locator('img').first()).toHaveAttribute('src', /seed-drk-01\//);
  await expect(table.getByRole('row', { name: /^Price each/ })).toContainText('at 300');
  await page.getByLabel('Pieces').fill('500');
  await expect(page).toHaveURL(/pieces=500/);
  await expect(table.getByRole('row', { name: /^Price each/ })).toContainText('at 500');
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL('/products/drk-01?colour=Black&capacity=750+ml&pieces=500');
  // What is not there takes up a place until it is taken out.
  await page.goto('/compare?pieces=300&1=drk-01&2=of-old&3=drk-02');
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page).toHaveURL(/1=drk-01&2=drk-02$/);
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.goto('/compare');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
});
