import { NO_FACTS } from '@catalogue/contract/no-facts';
import { expect, test } from '@playwright/test';
import { server } from '../../stack';
import { cleanUp, newProduct } from '../catalogue-steps';
import { agree, openAdmin, unique } from './steps';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

test('the table keeps pages, search, filter and order in the URL, and changes many products at once, with undo @ci', async ({
  page,
}) => {
  const word = unique('Gnomon');
  const titles = [1, 2, 3].map((n) => `${word} ${n}`);
  const ids: string[] = [];
  const facts = { ...NO_FACTS, material: 'SS304', leadTime: { from: 5, to: 7 } };
  for (const title of titles) ids.push(await newProduct(title, { categoryId: 'drinkware', facts }));
  const document = (index: number) =>
    server
      .firestore()
      .collection('products')
      .doc(ids[index] ?? '');
  const all = (field: string) => Promise.all(ids.map(async (_, index) => (await document(index).get()).get(field) as unknown));

  await openAdmin(page, '/Admin/view-product');
  const heads = page.getByRole('columnheader');
  for (const head of ['#SN', 'Category', 'Title', 'Stock', 'Date', 'Actions']) {
    await expect(heads.filter({ hasText: head }).first()).toBeVisible();
  }
  expect(await page.locator('main tr').count()).toBeLessThanOrEqual(80);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('Search products').last().fill(word);
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=Gnomon/);
  await heads.getByRole('button', { name: /^Title/ }).click();
  await expect(heads.filter({ hasText: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await columns.getByLabel('Material').check();
  await columns.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText(`${word} 1`);
  await expect(page.getByRole('row').nth(1).getByRole('cell', { name: 'Stainless steel' })).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: `${word} 2` });
  await row.getByRole('switch', { name: /in stock$/ }).click();
  await expect(row).toContainText('No');
  await expect.poll(() => all('stock')).toEqual([true, false, true]);
  await page.getByRole('button', { name: /^Out of stock/ }).click();
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^All / }).click();

  // A finished change unselects its rows.
  const unselected = () => expect(page.getByRole('group', { name: /selected$/ })).toHaveCount(0);
  // Each toast undoes the change that it reports.
  const toast = (text: string) => page.locator('.toast').filter({ hasText: text });
  const undo = (text: string) => toast(text).getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.poll(() => all('live')).toEqual([false, false, false]);
  await unselected();
  await undo('Hide 3 products: done.');
  await expect.poll(() => all('live')).toEqual([true, true, true]);
  // The next change is based on the rows shown: the rules refuse a write on an older revision.
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(page.getByRole('switch', { name: / live$/, checked: true })).toHaveCount(3);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Category…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change category' });
  await dialog.getByLabel('Category').selectOption('Apparel');
  await expect(dialog.getByText('3 of 3 change. It can be undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move 3 products' }).click();
  await expect(page.getByText('Move 3 products: done.')).toBeVisible();
  await expect.poll(() => all('categoryId')).toEqual(['apparel', 'apparel', 'apparel']);
  await unselected();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('switch', { name: / live$/, checked: false })).toHaveCount(3);
  await unselected();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Show 3 products: done.')).toBeVisible();
  await expect.poll(() => all('live')).toEqual([true, true, true]);
  await unselected();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await agree(page, 'Delete 3 products');
  await expect(page.getByText('No product fits this choice')).toBeVisible();
  await expect.poll(async () => (await all('deletedAt')).every((time) => time !== null)).toBe(true);
  await undo('Delete 3 products: done.');
  await expect.poll(() => all('deletedAt')).toEqual([null, null, null]);
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Delete ${word} 2` }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toContainText(
    "For 30 days it can be restored from the trash. After that: You won't be able to revert this!",
  );
  await agree(page, 'Delete');
  await expect(page.getByText('Deleted! Your file has been deleted.')).toBeVisible();
  await page.goto('/Admin/trash');
  await page.getByRole('button', { name: `Restore ${word} 2` }).click();
  await expect(page.getByText(`“${word} 2” is back.`)).toBeVisible();
  expect((await document(1).get()).data()).toMatchObject({ deletedAt: null, categoryId: 'apparel', stock: false });
});
