import { expect, type Page, test } from '@playwright/test';
import { newCategory, newProduct, cleanUp, uniqueWord } from '../catalogue-steps';
import { server } from '../../stack';
import { allScreensCached, colleagueSaves, openAdmin, takeRights, unique } from './steps';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

test('without a network lists open, also those never looked at, changes wait and say so; what a colleague changed first comes back @ci', async ({
  page,
  context,
}) => {
  const word = unique('Astrolabe');
  const [mine, shared] = [`${word} mine`, `${word} shared`];
  const ids = [await newProduct(mine), await newProduct(shared)];
  const document = (index: number) =>
    server
      .firestore()
      .collection('products')
      .doc(ids[index] ?? '');
  await openAdmin(page, `/Admin/view-product?q=${encodeURIComponent(word)}`);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(row(mine)).toBeVisible();
  // Looked at once: Firestore keeps it.
  await page.goto(`/Admin/edit-product/${ids[1]}`);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByLabel('Title')).toHaveValue(shared);
  await allScreensCached(page);

  await context.setOffline(true);
  await page.goto('/Admin/view-category');
  await expect(page.getByText(/^You are offline: you see what this device has/)).toBeVisible();
  // Home says so once, and shows no card without a line.
  await page.goto('/Admin/home');
  await expect(page.getByText(/^You are offline: you see what this device has/)).toBeVisible();
  await expect(page.getByText('Quick enquiries', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.goto('/Admin/spreadsheet');
  await expect(page.getByRole('heading', { name: 'Import' })).toBeVisible();
  await page.goto(`/Admin/view-product?q=${encodeURIComponent(word)}`);
  await expect(row(shared)).toBeVisible();
  await row(mine)
    .getByRole('switch', { name: /in stock$/ })
    .click();
  await expect(row(mine).getByRole('switch', { name: /in stock$/ })).not.toBeChecked();
  await expect(
    page.getByText(`“${mine}” is kept on this device. It is sent by itself when you are online again.`),
  ).toBeVisible();

  // What was added without a network stands first, and is counted.
  const added = `${word} added`;
  await page.goto('/Admin/add-product');
  await form.getByLabel('Title').fill(added);
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText(`“${added}” is kept on this device.`, { exact: false })).toBeVisible();
  await page.goto(`/Admin/view-product?q=${encodeURIComponent(word)}`);
  await expect(page.getByText('3 products, 1 of them not sent yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(added);

  await page.goto('/Admin/edit-product/never-seen-here');
  await expect(page.getByText('This product is not on this device')).toBeVisible();
  await page.goto(`/Admin/edit-product/${ids[1]}`);
  await form.getByLabel('Title').fill(`${shared}, mine`);
  await form.getByLabel('Price', { exact: true }).fill('75');
  // Offline, item numbers are compared with the products of the device.
  await form.getByLabel('SKU').fill('DRK-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('has this SKU already.')).toBeVisible();
  await form.getByLabel('SKU').fill(word.toUpperCase());
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/view-product/);
  await expect(page.getByText(`“${shared}, mine” is kept on this device.`, { exact: false })).toContainText(
    `Whether another product has the item number ${word.toUpperCase()} could not be asked`,
  );
  await page.reload();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await colleagueSaves('products', ids[1] ?? '', { title: `${shared}, theirs` });

  await context.setOffline(false);
  // Between two tries Firestore itself waits for up to a minute.
  await expect.poll(async () => (await document(0).get()).get('stock') as unknown, { timeout: 90_000 }).toBe(false);
  const told = page.getByRole('alert').filter({ hasText: `Somebody else changed “${shared}, mine” first.` });
  await expect(told).toBeVisible({ timeout: 45_000 });
  expect((await document(1).get()).data()).toMatchObject({ title: `${shared}, theirs`, price: null });
  await told.getByRole('button', { name: 'Open' }).click();
  await expect(form.getByText('You both changed: Title')).toBeVisible();
  await expect(form.getByText(`Theirs: ${shared}, theirs`)).toBeVisible();
  await expect(form.getByLabel('Price', { exact: true })).toHaveValue('75');
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await document(1).get()).get('title') as unknown).toBe(`${shared}, mine`);
  expect((await document(1).get()).get('price')).toBe(75);
});

/** The form of a product whose price was saved without a network, on a page that was opened anew since, with another title typed. */
async function changeOffline(page: Page) {
  const title = unique('Octant');
  const id = await newProduct(title);
  await openAdmin(page, `/Admin/edit-product/${id}`);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await allScreensCached(page);

  await page.context().setOffline(true);
  const kept = page.getByText(`“${title}” is kept on this device.`, { exact: false });
  await form.getByLabel('Price', { exact: true }).fill('75');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(kept).toBeVisible();
  await page.goto(`/Admin/edit-product/${id}`);
  await expect(form.getByLabel('Price', { exact: true })).toHaveValue('75');
  await form.getByLabel('Title').fill(`${title}, mine`);
  return { title, id, form, document: server.firestore().collection('products').doc(id) };
}

test('a product change that a colleague was faster with comes back together with what was typed since @ci', async ({
  page,
  context,
}) => {
  const { title, id, form, document } = await changeOffline(page);
  await colleagueSaves('products', id, { stock: false });

  await context.setOffline(false);
  // Between two tries Firestore itself waits for up to a minute.
  const told = page.getByRole('alert').filter({ hasText: `Somebody else changed “${title}” first.` });
  await expect(told).toBeVisible({ timeout: 90_000 });
  await expect(form.getByLabel('In stock')).not.toBeChecked();
  await expect(form.getByLabel('Price', { exact: true })).toHaveValue('75');
  await expect(form.getByLabel('Title')).toHaveValue(`${title}, mine`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await document.get()).get('title') as unknown).toBe(`${title}, mine`);
  expect((await document.get()).data()).toMatchObject({ price: 75, stock: false });
});

test('two changes of a product saved without a network overwrite nothing of a colleague, who saved once meanwhile @ci', async ({
  page,
  context,
}) => {
  const { title, id, form, document } = await changeOffline(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${title}, mine” is kept on this device.`, { exact: false })).toBeVisible();
  // It makes the revision on which the second change is based.
  await colleagueSaves('products', id, { stock: false });
  await page.goto('/Admin/view-product');

  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'changed', hasNotText: 'kept on this device' });
  // Between two tries Firestore itself waits for up to a minute.
  await expect(told.first()).toBeVisible({ timeout: 90_000 });
  await page.goto(`/Admin/edit-product/${id}`);
  await expect(form.getByLabel('Title')).toHaveValue(`${title}, mine`);
  await expect(form.getByLabel('Price', { exact: true })).toHaveValue('75');
  await expect(form.getByLabel('In stock')).not.toBeChecked();
  expect((await document.get()).data()).toMatchObject({ title, stock: false, revision: 2 });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await document.get()).get('title') as unknown).toBe(`${title}, mine`);
  expect((await document.get()).data()).toMatchObject({ price: 75, stock: false });
});

test('a category edit that the server refuses after a reload is reported, with what was typed @ci', async ({
  page,
  context,
}) => {
  const id = uniqueWord();
  const title = unique('Sundials');
  await newCategory(id, title);
  await openAdmin(page, '/Admin/view-category');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(item).toBeVisible();
  await allScreensCached(page);

  await context.setOffline(true);
  await item.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: title });
  await form.getByLabel('Description').fill('For gardens, mine');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${title}” is kept on this device.`, { exact: false })).toBeVisible();
  await page.reload();
  await expect(item).toContainText('For gardens, mine');
  await colleagueSaves('categories', id, { hue: 10 });

  await context.setOffline(false);
  const told = page
    .getByRole('alert')
    .filter({ hasText: `“${title}” changed (Title “${title}”, Description “For gardens, mine”)` });
  // Between two tries Firestore itself waits for up to a minute.
  await expect(told).toBeVisible({ timeout: 90_000 });
  await expect(item).not.toContainText('For gardens, mine');
});

test('a new category that the server refuses after its form was left is reported, with what was typed @ci', async ({
  page,
  context,
}) => {
  const title = unique('Hourglasses');
  const person = await openAdmin(page, '/Admin/add-category');
  const form = page.getByRole('main').locator('form');
  await expect(form).toBeVisible();
  await allScreensCached(page);
  await context.setOffline(true);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('For three minutes');
  await form.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText(`“${title}” is kept on this device.`, { exact: false })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await takeRights(person);

  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'Error in adding category !! The server did not take' });
  // Between two tries Firestore itself waits for up to a minute.
  await expect(told).toContainText(`You had typed: Title “${title}”, Description “For three minutes”.`, { timeout: 90_000 });
});

test('a new category that waited for the network is reported with SPEC’s message once it is sent @ci', async ({
  page,
  context,
}) => {
  const title = unique('Sundials');
  await openAdmin(page, '/Admin/add-category');
  const form = page.getByRole('main').locator('form');
  await expect(form).toBeVisible();
  await allScreensCached(page);
  await context.setOffline(true);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('For gardens');
  await form.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByText(`“${title}” is kept on this device.`, { exact: false })).toBeVisible();
  await expect(page.getByText('Category Added Successfully')).toHaveCount(0);

  await context.setOffline(false);
  // Between two tries Firestore itself waits for up to a minute.
  await expect(page.getByText('Category Added Successfully')).toBeVisible({ timeout: 90_000 });
});
