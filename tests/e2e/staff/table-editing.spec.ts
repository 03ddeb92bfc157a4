import { expect, test, type Page } from '@playwright/test';
import { newProduct, cleanUp } from '../catalogue-steps';
import { server } from '../../stack';
import { colleagueSaves, openAdmin, unique } from './steps';

test.afterEach(cleanUp);

const storedField = async (id: string, field: string): Promise<unknown> =>
  (await server.firestore().collection('products').doc(id).get()).get(field);

/** Pastes text at the focused element, as Ctrl-V does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('cells are edited by keyboard, undone, pasted as a block and kept offline; a conflict with a colleague asks @ci', async ({
  page,
  context,
}) => {
  const word = unique('Armillary');
  const titles = [1, 2, 3].map((number) => `${word} ${number}`);
  const ids: string[] = [];
  for (const title of titles) ids.push(await newProduct(title, { price: 100 }));
  const [first = '', second = '', third = ''] = ids;
  const cell = (column: string, index: number) =>
    page.getByRole('button', { name: new RegExp(`^${column} of ${titles[index] ?? ''}:`) });
  const field = (column: string, index: number) => page.getByLabel(`${column} of ${titles[index] ?? ''}`, { exact: true });

  await openAdmin(page, `/Admin/view-product?q=${encodeURIComponent(word)}&sort=title&dir=asc`);
  await cell('Price', 0).focus();
  await page.keyboard.type('99x');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“99x” is not an amount')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(cell('Price', 0)).toContainText('₹99');
  await expect(cell('Price', 1)).toBeFocused();
  await page.keyboard.type('1,250');
  await page.keyboard.press('Tab');
  await expect(cell('Minimum quantity', 1)).toBeFocused();
  await page.keyboard.type('50');
  await page.keyboard.press('Escape');
  await expect(cell('Minimum quantity', 1)).toBeFocused();
  await expect(cell('Minimum quantity', 1)).toContainText('1');
  // Elsewhere this key opens Add Product.
  await cell('Title', 2).focus();
  await page.keyboard.press('n');
  await expect(field('Title', 2)).toHaveValue('n');
  await page.keyboard.press('Escape');
  await cell('Title', 2).click();
  await field('Title', 2).fill(`${titles[2] ?? ''} renamed`);
  await page.keyboard.press('Enter');
  await expect.poll(() => storedField(first, 'price')).toBe(99);
  await expect.poll(() => storedField(second, 'price')).toBe(1250);
  await expect.poll(() => storedField(third, 'title')).toBe(`${titles[2] ?? ''} renamed`);
  titles[2] = `${word} 3 renamed`;
  await cell('Price', 0).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => storedField(third, 'title')).toBe(`${word} 3`);
  titles[2] = `${word} 3`;
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(() => storedField(second, 'price')).toBe(100);
  await cell('Category', 0).click();
  await field('Category', 0).selectOption('Apparel');
  await expect.poll(() => storedField(first, 'categoryId')).toBe('apparel');

  await cell('Price', 0).focus();
  await paste(page, '110\t50\tno\r\n120\tmany\tno\r\n130\t70\tno\r\n140\t80\tno\r\n');
  const dialog = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
  await expect(dialog.getByText('9 cells in 3 rows, 1 wrong. It can be undone.')).toBeVisible();
  await expect(dialog.getByText('1 row of the block is below the last product.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Paste 8 cells' }).click();
  await expect(page.getByText('Paste into 3 products: done.')).toBeVisible();
  await expect.poll(() => Promise.all(ids.map((id) => storedField(id, 'price')))).toEqual([110, 120, 130]);
  expect(await storedField(third, 'facts.minimumQuantity')).toBe(70);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => Promise.all(ids.map((id) => storedField(id, 'price')))).toEqual([99, 100, 100]);
  await expect(cell('Price', 2)).toContainText('₹100');

  // One undo for cells, pastes and changes of many products, the newest first.
  const undo = page.getByRole('main').getByRole('button', { name: /^Undo/ });
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('group', { name: '3 selected' }).getByRole('button', { name: 'Stock…' }).click();
  await page.getByRole('dialog').getByText('Out of stock', { exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /3 products$/ })
    .click();
  await expect.poll(() => Promise.all(ids.map((id) => storedField(id, 'stock')))).toEqual([false, false, false]);
  await cell('Price', 0).focus();
  await page.keyboard.type('88');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedField(first, 'price')).toBe(88);
  await undo.click();
  await expect.poll(() => storedField(first, 'price')).toBe(99);
  await undo.click();
  await expect.poll(() => Promise.all(ids.map((id) => storedField(id, 'stock')))).toEqual([true, true, true]);

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await cell('Price', 2).focus();
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Waits for the network' })).toBeVisible();
  await cell('Price', 1).focus();
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Waits for the network' })).toHaveCount(2);
  await colleagueSaves('products', third, { price: 175 });
  await colleagueSaves('products', second, { discountedPrice: 90 });
  await context.setOffline(false);
  await expect(page.getByText('Somebody else saved ₹175.')).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => storedField(third, 'price')).toBe(150);
  await expect(page.getByText('Not saved. Not below the discounted price, ₹90.')).toBeVisible({ timeout: 30_000 });
  expect(await storedField(second, 'price')).toBe(100);
  await cell('Price', 1).click();
  await field('Price', 1).fill('95');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedField(second, 'price')).toBe(95);
});
