import { expect, type Page, test } from '@playwright/test';
import { cleanUp, newCategory, uniqueWord } from '../catalogue-steps';
import { openAdmin, takeRights, unique } from './steps';

const PHONE = { width: 390, height: 844 };

const toast = (page: Page) => page.locator('.Toastify__toast[data-in="true"]');

/** Names of controls in the window that lie under the toast. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [shown] = document.querySelectorAll('.Toastify__toast[data-in="true"]');
    if (!shown) throw new Error('no toast');
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const inFront = document.querySelector('dialog[open]') ?? document;
    return [...inFront.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
      .filter((control) => !shown.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const it = control.getBoundingClientRect();
        // What has been scrolled out of a dialog is not under the toast.
        const scroller = control.closest('dialog [class*="body"]')?.getBoundingClientRect();
        const end = Math.min(it.bottom, scroller?.bottom ?? it.bottom);
        return it.width > 0 && it.left < right && it.right > left && it.top < bottom - 1 && end > top + 1;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

const uncovered = (page: Page) => expect.poll(() => covered(page)).toEqual([]);

const scrollTo = (page: Page, where: 'start' | 'end') =>
  page.evaluate((to) => window.scrollTo({ top: to === 'end' ? document.body.scrollHeight : 0, behavior: 'instant' }), where);

test.afterEach(cleanUp);

test('at the end of a page and beside the bar of a form, a toast covers no button of a phone @ci', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const person = await openAdmin(page, '/Admin/settings?page=search');
  const synonyms = page.getByRole('region', { name: 'Synonyms' });
  await synonyms.getByRole('button', { name: 'Add a group' }).click();
  await synonyms.getByRole('textbox').last().fill('sextant, octant');
  await takeRights(person);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toHaveCount(1);
  // It stays while the person works in another window: a slow machine would look for it after it has left.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  const isAboveBar = async () => {
    const bar = await page.getByRole('button', { name: 'Save' }).boundingBox();
    const box = await toast(page).boundingBox();
    expect(box && bar && box.y + box.height <= bar.y && bar.y + bar.height <= PHONE.height).toBe(true);
  };
  await expect(isAboveBar).toPass();
  await scrollTo(page, 'end');
  await uncovered(page);
  await expect(isAboveBar).toPass();
});

test('a refusal in a dialog is shown in the dialog, above its end, where it can be clicked @ci', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const title = unique('Plumb lines');
  await newCategory(uniqueWord(), title);
  const person = await openAdmin(page, '/Admin/view-category');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await item.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Description').fill('For walls');
  await takeRights(person);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const told = dialog.getByRole('alert').filter({ hasText: 'The server did not take' });
  await expect(told).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
  await uncovered(page);
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(dialog.getByLabel('Description')).toHaveValue('For walls');
});

test('one toast at a time: a later message keeps the undo of the one before @ci', async ({ page }) => {
  const [gone, kept] = [unique('Quadrants'), unique('Octants')];
  await newCategory(uniqueWord(), gone);
  await newCategory(uniqueWord(), kept);
  await page.setViewportSize(PHONE);
  await openAdmin(page, '/Admin/view-category');
  const item = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await item(gone).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Deleted! Your file has been deleted.');
  await item(kept).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: kept });
  await dialog.getByLabel('Description').fill('For sailors');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toHaveText(/Saved\..*Deleted! Your file has been deleted\./);
  await expect(toast(page)).toHaveCount(1);
  // It waits while the focus is inside.
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  const timer = toast(page).locator('.Toastify__progress-bar--animated');
  const edit = item(kept).getByRole('button', { name: 'Edit' });
  await edit.focus();
  await undo.focus();
  await expect(timer).toHaveCSS('animation-play-state', 'paused');
  await edit.focus();
  await expect(timer).toHaveCSS('animation-play-state', 'running');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(item(gone)).toBeVisible();
  await expect(edit).toBeFocused();
});

test('on a product’s page a toast stands above the bar and the chat button @ci', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/products/drk-01');
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Enquire' }).last()).toBeVisible();
  // The page listens once it is idle.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(toast(page)).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  const fixed = page.locator('[class*="bar"] button:visible, [class*="chat"]:visible');
  const isAbove = async () => {
    const box = await toast(page).boundingBox();
    for (const control of await fixed.all()) {
      const it = await control.boundingBox();
      expect(box && it && (box.y + box.height <= it.y || box.y >= it.y + it.height)).toBe(true);
    }
  };
  await expect(isAbove).toPass();
  await scrollTo(page, 'end');
  await uncovered(page);
});
