import { NO_FACTS } from '@catalogue/contract/product-fields';
import { expect, test } from '@playwright/test';
import { server } from '../../stack';
import { cleanUp, newProduct } from '../catalogue-steps';
import { agree, openAdmin, unique } from './steps';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

const HIDDEN_PRODUCT = {
  ...{ description: '', sku: null, price: null, discountedPrice: null, quantity: 1, live: false, stock: true },
  ...{ categoryId: null, imageName: null, picture: null },
};

test('the table keeps pages, search, filter and order in the URL, and changes many products at once, with undo @ci', async ({
  page,
}) => {
  const word = unique('Gnomon');
  const titles = [1, 2, 3].map((n) => `${word} ${n}`);
  const ids: string[] = [];
  const priceBreaks = [{ from: 50, price: 200 }];
  const facts = { ...NO_FACTS, material: 'SS304', leadTime: { from: 5, to: 7 }, priceBreaks };
  for (const title of titles) ids.push(await newProduct(title, { categoryId: 'drinkware', price: 210, facts }));
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
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: /^Select all \d+ products$/ }).click();
  await expect(page.getByRole('group', { name: /^\d{2,} selected$/ })).toHaveCount(1);
  await expect(page.getByRole('group', { name: '50 selected' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByLabel('Select all on this page')).toBeFocused();
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
  await row.getByRole('button', { name: new RegExp(`^Price of ${word} 2: `) }).click();
  await page.keyboard.insertText('220');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/210.* → .*220\. Its prices by quantity stay as they are/)).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => all('price')).toEqual([210, 210, 210]);
  await expect(row.getByRole('img', { name: 'Saving' })).toHaveCount(0);
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
  await page.getByRole('button', { name: 'Price…' }).click();
  const prices = page.getByRole('dialog', { name: 'Change prices' });
  await prices.getByLabel('Raise by a percentage').check();
  await prices.getByLabel('Percentage', { exact: true }).fill('5');
  await expect(prices.getByRole('status')).toContainText('3 products with prices by quantity or option');
  await expect(prices.getByRole('listitem').first()).toContainText('By quantity ₹200 → By quantity ₹210');
  await prices.getByRole('button', { name: 'Price 3 products' }).click();
  const quantityPrices = async () => (await all('facts.priceBreaks')).map((one) => (one as typeof priceBreaks)[0]?.price);
  await expect.poll(quantityPrices).toEqual([210, 210, 210]);
  expect(await all('price')).toEqual([221, 221, 221]);
  await unselected();
  await undo('Price 3 products: done.');
  await expect.poll(quantityPrices).toEqual([200, 200, 200]);
  expect(await all('price')).toEqual([210, 210, 210]);
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Price of .*: ₹210/ })).toHaveCount(3);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Stock…' }).click();
  const stocks = page.getByRole('dialog', { name: 'Change stock' });
  await stocks.getByLabel('Out of stock').check();
  await stocks.getByRole('button', { name: 'Stock 2 products' }).click();
  await expect.poll(() => all('stock')).toEqual([false, false, false]);
  await unselected();
  await undo('Stock 2 products: done.');
  await expect.poll(() => all('stock')).toEqual([true, false, true]);
  await expect(page.getByText('Taken back.').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: /in stock$/, checked: true })).toHaveCount(2);

  // A change that waits for the network survives a reload, and shows meanwhile.
  const firestore = '**/google.firestore.v1.Firestore/**';
  await page.context().route(firestore, (route) => route.abort());
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('switch', { name: / live$/, checked: false })).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('switch', { name: / live$/, checked: false })).toHaveCount(3);
  expect(await all('live')).toEqual([true, true, true]);
  await page.context().unroute(firestore);
  await expect(page.getByText('Hide 3 products: done.')).toBeVisible({ timeout: 60_000 });
  expect(await all('live')).toEqual([false, false, false]);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Show 3 products: done.')).toBeVisible();
  await expect.poll(() => all('live')).toEqual([true, true, true]);
  await unselected();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toContainText("You won't be able to revert this!");
  await agree(page, 'Delete 3 products');
  await expect(page.getByText('No product fits this choice')).toBeVisible();
  await expect.poll(async () => (await all('deletedAt')).every((time) => time !== null)).toBe(true);
  await undo('Deleted! Your file has been deleted. 3 products are in the trash.');
  await expect.poll(() => all('deletedAt')).toEqual([null, null, null]);
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Edit ${word} 2` }).click();
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/products/${ids[1]}`);
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Next product' }).click();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Previous product' }).click();
  const form = page.getByRole('main').locator('form');
  await expect(form.getByLabel('Title')).toHaveValue(`${word} 2`);
  await form.getByLabel('Material', { exact: true }).fill('Brass');
  await expect(form.getByText('Not saved yet: Material')).toBeVisible();
  await form.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Lost: Material.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Material', { exact: true })).toHaveValue('Brass');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=Gnomon.*sort=title/);
  await expect(page.getByText('Data Sent Successfully').first()).toBeVisible();

  await row.getByRole('button', { name: `Delete ${word} 2` }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toContainText(
    "For 30 days it can be restored from the trash. After that: You won't be able to revert this!",
  );
  await agree(page, 'Delete');
  await expect(page.getByText('Deleted! Your file has been deleted.')).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `${word} 3` })
      .locator(':focus'),
  ).toHaveCount(1);
  await page.goto('/Admin/trash');
  await page.getByRole('button', { name: `Restore ${word} 2` }).click();
  await expect(page.getByText(`“${word} 2” is back.`)).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  expect((await document(1).get()).data()).toMatchObject({ deletedAt: null, categoryId: 'apparel', stock: false });
});

test('rows are low: 44 px at a desk, with the first above 260 px, and two lines on a phone, with the actions behind one button @ci', async ({
  page,
}) => {
  await openAdmin(page, '/Admin/view-product');
  const row = page.locator('tbody').getByRole('row').first();
  const box = async () => (await row.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  for (const { width, tallest, lowest } of [
    { width: 1280, tallest: 46, lowest: 260 },
    { width: 390, tallest: 110, lowest: 440 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await box()).height).toBeLessThanOrEqual(tallest);
    // A notice of the server may stand above until it has answered.
    await expect.poll(async () => (await box()).y).toBeLessThanOrEqual(lowest);
  }
  const date = page.getByText(/#1 · .*\d{1,2} \w{3,4} 20\d\d$/);
  await expect(date).toBeVisible();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Date', { exact: true }).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(date).toHaveCount(0);
  await row.getByRole('button', { name: /^Actions for / }).click();
  const actions = page.getByRole('dialog').getByRole('button');
  await expect(actions.filter({ hasText: /./ })).toHaveText(['×', 'View', 'Edit', 'Duplicate', 'Delete']);
  await actions.filter({ hasText: 'View' }).click();
  await expect(page.getByRole('dialog')).toContainText(/In Stock|Not in Stock/);
});

test('hidden products beyond the first 60 are counted, and load with the first search @ci', async ({ page }) => {
  const word = unique('Orrery');
  const products = server.firestore().collection('products');
  const made = Array.from({ length: 65 }, (_, n) => ({
    ref: products.doc(),
    title: `${word} ${n}`,
    at: new Date(Date.now() - n),
  }));
  const seeding = server.firestore().batch();
  for (const { ref, title, at } of made)
    seeding.create(ref, { ...HIDDEN_PRODUCT, title, addedDate: at, updatedAt: at, deletedAt: null, revision: 1 });
  await seeding.commit();
  try {
    await openAdmin(page, '/Admin/view-product');
    await expect(page.getByRole('button', { name: /^Hidden (6[5-9]|[7-9]\d|\d{3,})$/ })).toBeVisible();
    await expect(page.getByText(/^\d+ hidden products? (is|are) not loaded yet\./)).toBeVisible();
    await page.getByLabel('Search products').last().fill(`${word} 64`);
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await page.getByLabel('Search products').last().fill(word);
    await expect(page.getByText('65 products', { exact: true })).toBeVisible();
    await expect(page.getByText(/not loaded yet/)).toHaveCount(0);

    // On a phone the filters fold into one button.
    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.getByRole('button', { name: /^Filter products/ });
    await expect(toggle).toHaveAccessibleName('Filter products All 65');
    await expect(page.getByRole('group', { name: 'Filter products' })).toHaveCount(0);
    await toggle.click();
    await page.getByRole('button', { name: 'Hidden 65' }).click();
    await expect(toggle).toHaveAccessibleName('Filter products Hidden 65');
    await expect(toggle).toBeFocused();
    await expect(page.getByRole('group', { name: 'Filter products' })).toHaveCount(0);
    await expect(page).toHaveURL(/live=no/);
  } finally {
    const removal = server.firestore().batch();
    for (const { ref } of made) removal.delete(ref);
    await removal.commit();
  }
});
