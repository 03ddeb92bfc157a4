import { EventEmitter, once } from 'node:events';
import { expect, test, type Page, type Route } from '@playwright/test';
import { newProduct, cleanUp } from '../catalogue-steps';
import { newMessage } from '../enquiry/steps';
import { cardOf, storedLead, storeLead, workOn } from '../leads/steps';
import {
  agree,
  colleagueSaves,
  deleteAll,
  giveRights,
  hasPicture,
  openAdmin,
  pictureFile,
  stored,
  storedOne,
  takeRights,
  unique,
  writesLoaded,
} from './steps';

const banners: string[] = [];
const products: string[] = [];
test.afterEach(async () => {
  await deleteAll('banners', 'alt', banners.splice(0));
  await deleteAll('products', 'title', products.splice(0));
  await cleanUp();
});

const FIRESTORE = '**/google.firestore.v1.Firestore/**';
const cut = (route: Route) => route.abort('connectionrefused');
const alert = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });

test('a refused delete of a product gives SPEC’s message and the reason @ci', async ({ page }) => {
  const title = unique('Compass');
  const id = await newProduct(title);
  await openAdmin(page, `/Admin/view-product?q=${encodeURIComponent(title)}`);
  const deletion = page.getByRole('button', { name: `Delete ${title}` });
  // The script of questions comes with the first one.
  await deletion.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(title);
  await writesLoaded(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.context().setOffline(true);
  await deletion.click();
  await expect(question).toContainText('For 30 days it can be restored from the trash.');
  await agree(page, 'Delete');
  await colleagueSaves('products', id, { price: 12 });
  await page.context().setOffline(false);
  await expect(alert(page, /^Error in Deleting product Somebody else changed/)).toBeVisible({ timeout: 30_000 });
  expect((await stored('products', 'title', title))[0]?.get('deletedAt')).toBeNull();
});

test('a list that the device kept, of before a colleague’s change, deletes the product as it is now @ci', async ({ page }) => {
  const title = unique('Compass');
  const id = await newProduct(title);
  await openAdmin(page, `/Admin/view-product?q=${encodeURIComponent(title)}`);
  const deletion = page.getByRole('button', { name: `Delete ${title}` });
  await expect(deletion).toBeVisible();
  const answering = new EventEmitter();
  const answers = once(answering, 'begin');
  await page.route(FIRESTORE, (route) => answers.then(() => route.continue()));
  await page.reload();
  await expect(deletion).toBeVisible();
  await colleagueSaves('products', id, { price: 12 });
  await deletion.click();
  await expect(page.getByRole('alertdialog')).toContainText(title);
  answering.emit('begin');
  await agree(page, 'Delete');
  await expect(page.getByText('Deleted! Your file has been deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.').first()).toBeVisible();
  expect((await stored('products', 'title', title))[0]?.data()).toMatchObject({ deletedAt: null, price: 12 });
});

test('a question whose script cannot be loaded says so, and is asked once it can @ci', async ({ page }) => {
  const script = '**/dialog-host-*.js';
  await page.context().route(script, cut);
  const title = unique('Compass');
  await newProduct(title);
  await openAdmin(page, `/Admin/view-product?q=${encodeURIComponent(title)}`);
  const deletion = page.getByRole('button', { name: `Delete ${title}` });
  await deletion.click();
  await expect(alert(page, /^There is no connection\./)).toBeVisible();
  await page.context().unroute(script);
  await deletion.click();
  await expect(page.getByRole('alertdialog')).toContainText(title);
});

test('a refused category gives SPEC’s message and the reason, and keeps what was typed', async ({ page }) => {
  const title = unique('Desk clocks');
  const person = await openAdmin(page, '/Admin/add-category');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('For desks.');
  // What the rules would refuse is said at its field.
  await form.getByLabel('Cover image URL').fill(`https://example.com/${'a'.repeat(2100)}`);
  await form.getByRole('button', { name: 'Add Category' }).click();
  await expect(form.getByText('At most 2000 characters')).toBeVisible();
  await form.getByLabel('Cover image URL').fill('');
  await takeRights(person);
  await form.getByRole('button', { name: 'Add Category' }).click();
  await expect(alert(page, /^Error in adding category !! The server did not take/)).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  expect(await stored('categories', 'title', title)).toEqual([]);
});

test('somebody who has lost the rights of staff reads that, and not of the network, for every action on leads @ci', async ({
  page,
}) => {
  const words = newMessage();
  const id = await storeLead(words);
  const person = await openAdmin(page, '/Admin/quick-enquiry');
  const card = cardOf(page, words);
  const statuses = card.getByRole('group', { name: /^Status of/ });
  await workOn(card);
  await takeRights(person);

  await statuses.getByRole('button', { name: 'Contacted' }).click();
  await expect(
    alert(page, /^Q-\w+ was not changed \(Status: Contacted\)\. The server refused it: you may no longer have/),
  ).toBeVisible();
  await card.getByLabel('Add a note').fill('Wants blue');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(alert(page, /^Q-\w+ was not changed \(Note\)\. The server refused it/)).toBeVisible();
  await expect(card.getByLabel('Add a note')).toHaveValue('Wants blue');
  await card.getByRole('button', { name: 'Erase' }).click();
  await expect(alert(page, /^Nothing was erased\. The server refused it/)).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(alert(page, /^The export stopped\. The server refused it/)).toBeVisible({ timeout: 45_000 });
  await page.getByLabel('Search', { exact: true }).last().fill('Meera');
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  await expect(page.getByText(/^Not all leads could be looked through\. The server refused it/)).toBeVisible();
  await expect.poll(() => storedLead(id)).toMatchObject({ status: 'new', note: '' });

  await page.goto('/Admin/subscribers');
  await expect(alert(page, /^The addresses could not be loaded\. This is for staff only\./)).toBeVisible();
  await page.goto('/Admin/orders');
  await expect(alert(page, /^The list could not be loaded\. The server refused it/)).toBeVisible();
});

test('a new product that the server refuses keeps its form while the next one is typed @ci', async ({ page }) => {
  const [title, next] = [unique('Hourglass'), unique('Metronome')];
  products.push(title);
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Price', { exact: true }).fill('320');
  // The rules know no such field of a product.
  await page.route(FIRESTORE, (route) => {
    const refused = route.request().postData()?.replaceAll('%22stock%22', '%22stocks%22');
    return route.continue(refused === undefined ? {} : { postData: refused });
  });
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await form.getByLabel('Title').fill(next);
  await expect(alert(page, /^The server did not take “Hourglass/)).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(next);
  await page.unroute(FIRESTORE);

  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue(next);
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: `“${title}” could not be added.` });
  await notice.getByRole('link', { name: 'Open it' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByLabel('Price', { exact: true })).toHaveValue('320');
  await form.getByRole('button', { name: 'Add Product' }).click();
  expect((await storedOne('products', 'title', title)).get('price')).toBe(320);
  // Then the next one is there again.
  await expect(form.getByLabel('Title')).toHaveValue(next);
  await expect(notice).toHaveCount(0);
  await form.getByRole('button', { name: 'Discard them' }).click();
  await agree(page, 'Discard');
  await expect(form.getByLabel('Title')).toHaveValue('');
});

test('a refused banner returns its pictures, and none stays in the upload queue @ci', async ({ page }) => {
  const alt = unique('Refused').replaceAll('-', ' ');
  await openAdmin(page, '/Admin/add-trending');
  const previews = page.getByRole('main').locator('form').getByRole('img');
  await page.getByLabel('Choose images').setInputFiles([await pictureFile(`${alt.replaceAll(' ', '-')}.png`, '#553311')]);
  await expect(previews).toHaveCount(1);
  // The rules know no such kind of banner.
  await page.route(FIRESTORE, (route) => {
    const body = route.request().postData();
    const refused = body?.replaceAll('%22trending%22', '%22trendy%22');
    return route.continue(refused === undefined ? {} : { postData: refused });
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(alert(page, /^Failed to upload images The server did not take/)).toBeVisible();
  await expect(previews).toHaveCount(1);
  await expect(page.getByText('on the way')).toHaveCount(0);
  await page.unroute(FIRESTORE);
  banners.push(alt);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Images uploaded successfully')).toBeVisible({ timeout: 45_000 });
});

test('an upload that Storage refuses says so on its banner; given up, nothing claims that it is being prepared, and it can be chosen again @ci', async ({
  page,
}) => {
  const alt = unique('Forbidden').replaceAll('-', ' ');
  banners.push(alt);
  const person = await openAdmin(page, '/Admin/add-trending');
  // The rights go between the banner and its picture.
  let isStaff = true;
  await page.route(/\/v0\/b\//, async (route) => {
    if (isStaff) await takeRights(person);
    isStaff = false;
    await route.continue();
  });
  const picture = await pictureFile(`${alt.replaceAll(' ', '-')}.png`, '#115533');
  await page.getByLabel('Choose images').setInputFiles([picture]);
  // The button moves down when the picture appears.
  await expect(page.getByRole('main').locator('form').getByRole('img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(alert(page, /^Failed to upload images$/)).toBeVisible({ timeout: 45_000 });
  const { id } = await storedOne('banners', 'alt', alt);
  await giveRights(person);
  await page.getByRole('link', { name: '1 picture need you' }).click();
  await page.goto('/Admin/show-trending');
  await page.getByRole('button', { name: 'Previous' }).click();
  const slide = page.locator(`#slide-${id}`);
  await expect(slide.getByText('The server did not take this picture.')).toBeVisible();

  await slide.getByRole('button', { name: 'Give up' }).click();
  await agree(page, 'Give up');
  await expect(slide.getByText('No picture has arrived.')).toBeVisible();
  // A colleague's device, which never had the picture, does not claim that the server prepares it.
  await page.reload();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(slide.getByText('No picture yet; a minute or two is normal.')).toBeVisible();
  await colleagueSaves('banners', id, { createdAt: new Date(Date.now() - 10 * 60_000) });
  await expect(slide.getByText('No picture has arrived.')).toBeVisible();
  await slide.getByLabel('The picture, once more').setInputFiles([picture]);
  await expect(page.getByText('Image Uploaded')).toBeVisible({ timeout: 45_000 });
  await hasPicture('banners', id);
});

test('a change made before the server has verified the session is accepted @ci', async ({ page }) => {
  const alt = unique('Early').replaceAll('-', ' ');
  banners.push(alt);
  const lookups: Route[] = [];
  await page.route('**/accounts:lookup**', (route) => void lookups.push(route));
  await openAdmin(page, '/Admin/add-trending');
  await page.getByLabel('Choose images').setInputFiles([await pictureFile(`${alt.replaceAll(' ', '-')}.png`, '#335511')]);
  await expect(page.getByRole('main').locator('form').getByRole('img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect.poll(() => lookups.length).toBeGreaterThan(0);
  // Continues the requests that wait.
  await page.unroute('**/accounts:lookup**');
  await expect(page.getByText('Images uploaded successfully')).toBeVisible({ timeout: 45_000 });
});

test('an unreachable server shows errors instead of empty lists, and a retry loads them @ci', async ({ page }) => {
  await page.route(FIRESTORE, cut);
  await openAdmin(page, '/Admin/home');
  const failures = [
    ['/Admin/view-category', 'Something went Wrong.', 'No categories yet'],
    ['/Admin/show-carousel', 'Something went Wrong. The images could not be loaded.', 'No images on the main screen yet'],
    ['/Admin/add-product', 'error in loading categories', 'No categories yet'],
    ['/Admin/orders', 'The list could not be loaded.', 'No leads here'],
    ['/Admin/trash', 'This list could not be loaded.', 'The trash is empty'],
    ['/Admin/mail-log', 'The list could not be loaded.', 'No mail yet'],
  ] as const;
  for (const [path, failure, empty] of failures) {
    await page.goto(path);
    await expect(page.getByText(failure).first(), path).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(empty), path).toHaveCount(0);
  }
  const incomplete = page.getByText('Hidden products and the latest changes could not be loaded');
  await page.goto('/Admin/view-product?live=no');
  await expect(incomplete).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('No product fits this choice')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hidden/ })).not.toHaveText(/0$/);
  await page.goto('/Admin/view-product');
  await expect(incomplete).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('error in loading categories').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Category of .*: Not loaded\. Edit$/ }).first()).toBeVisible();
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Category…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change category' });
  await expect(dialog.getByText('error in loading categories')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('button', { name: /^Move/ })).toBeDisabled();
  await page.goto('/Admin/view-category');
  await expect(page.getByText('Something went Wrong.')).toBeVisible({ timeout: 30_000 });
  await page.unroute(FIRESTORE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Drinkware' })).toBeVisible();
});

test('a server that never answers leaves no endless spinner, and what it did not count is not called empty @ci', async ({
  page,
}) => {
  await page.route('**/documents:runAggregationQuery**', cut);
  await openAdmin(page, '/Admin/view-category');
  const drinkware = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Drinkware' }) });
  await drinkware.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    /Its \d+ products that visitors see, and hidden ones it may have, stay without a category/,
  );

  // Requests never end: neither with a response nor with an error.
  await page.route(FIRESTORE, () => undefined);
  for (const path of ['/Admin/edit-product/unknown', '/Admin/inbox?lead=quickEnquiry-unknown']) {
    await page.goto(path);
    await expect(alert(page, /The server has not answered yet\./), path).toBeVisible({ timeout: 45_000 });
  }
  await page.unroute(FIRESTORE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This lead is not here')).toBeVisible({ timeout: 45_000 });
});
