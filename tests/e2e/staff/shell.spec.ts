import { expect, test } from '@playwright/test';
import { newPerson } from '../../people';
import { newMessage } from '../enquiry/steps';
import { storeLead } from '../leads/steps';
import { startSession } from '../sessions';
import { openAdmin } from './steps';

test('the bar is the only chrome: 56 px, one menu, one title @ci', async ({ page }) => {
  await openAdmin(page, '/Admin/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCount(1);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

  const menuButton = page.getByRole('button', { name: 'Admin menu' });
  const menu = page.getByRole('navigation', { name: 'Admin' });
  if (await menuButton.isVisible()) {
    await menuButton.click();
    const [barBox, menuBox] = [await bar.boundingBox(), await menu.boundingBox()];
    expect(menuBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0) - 1);
    await expect(page.locator('#main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
    await expect(page.locator('#main')).not.toHaveAttribute('inert');
  } else {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu.getByRole('link', { name: 'Team' })).toBeInViewport({ ratio: 1 });
  }
});

test('a result selected by arrow keys stays selected when leads arrive above it @ci', async ({ page }) => {
  await storeLead(newMessage(), { name: `Show ${crypto.randomUUID().slice(0, 8)}` });
  await openAdmin(page, '/Admin/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Search everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  // Leads are searched for after a pause in typing, which lasts until the clock runs again.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('combobox').fill('show');
  const selected = dialog.getByRole('option', { selected: true });
  await expect(selected).toHaveText('Show-Carousel');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText('Show-Trending');
  await page.clock.resume();
  await expect(dialog.getByRole('group', { name: 'Leads' }).getByRole('option').first()).toBeVisible();
  await expect(selected).toHaveText('Show-Trending');
});

test('Ctrl-K finds products, leads, categories and screens; the keyboard opens them @ci', async ({ page }) => {
  const name = `Zoya ${crypto.randomUUID().slice(0, 8)}`;
  const words = newMessage();
  await storeLead(words, { name });
  await openAdmin(page, '/Admin/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  const box = dialog.getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('drink');
  await dialog
    .getByRole('group', { name: 'Categories' })
    .getByRole('option', { name: /^Drinkware/ })
    .click();
  await expect(page).toHaveURL('/Admin/view-product?category=drinkware');
  await page.keyboard.press('Control+k');
  await box.fill('download excel');
  await expect(dialog.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveText('Export all products');
  for (const typed of ['drk01', 'DRK-01']) {
    await box.fill(typed);
    await expect(dialog.getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Admin/edit-product/drk-01');

  await page.getByRole('button', { name: 'Search everything' }).click();
  await box.fill(name);
  const lead = dialog.getByRole('group', { name: 'Leads' }).getByRole('option', { name: new RegExp(name) });
  await expect(lead).toBeVisible();
  await lead.click();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1, name: 'View Product' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account of Asha Rao' }).click();
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL('/');
});

test('Ctrl-K and the sheet of shortcuts lead sales to what they may open @ci', async ({ page }) => {
  await startSession(page.context(), await newPerson({ role: 'sales' }));
  await page.goto('/Admin/inbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Inbox: select')).toBeVisible();
  await expect(sheet.getByText('Dashboard')).toHaveCount(0);
  await expect(sheet.getByText('Add Product')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await dialog.getByRole('combobox').fill('DRK-01');
  await expect(dialog.getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/drk-01');
});
