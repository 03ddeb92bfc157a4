import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../accessibility';
import { newProduct, cleanUp, softDelete } from '../catalogue-steps';
import { agree, colleagueSaves, deleteAll, openAdmin, storedOne, unique } from './steps';

const made: string[] = [];
test.afterEach(async () => {
  await deleteAll('products', 'title', made.splice(0));
  await cleanUp();
});

test('a product form goes to its first error, and refuses a discounted price above the price and an item number in use @ci', async ({
  page,
}) => {
  const [owner, title] = [unique('Owner'), unique('Sextant')];
  made.push(title);
  const sku = unique('Sku').replace(' ', '-');
  const isOwned = newProduct(owner, { sku });
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main').locator('form');
  const add = form.getByRole('button', { name: 'Add Product' });
  await form.getByLabel('Live').scrollIntoViewIfNeeded();
  await add.click();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Title')).toBeInViewport();
  await expect(form.getByText('A product needs a title.')).toBeVisible();
  await form.getByLabel('Title').fill(title);
  await expect(form.getByText('A product needs a title.')).toHaveCount(0);

  await form.getByLabel('Price', { exact: true }).fill('100');
  await form.getByLabel('Discounted price').fill('120');
  await add.click();
  await expect(form.getByText('It must not be higher than the price.')).toBeVisible();
  await expect(form.getByLabel('Discounted price')).toBeFocused();
  await form.getByLabel('Discounted price').fill('90');
  await expect(form.getByText('It must not be higher than the price.')).toHaveCount(0);

  // Neither as stored, nor in capitals or in small letters.
  await isOwned;
  const typed = sku.replace('Sku', 'sKU');
  await form.getByLabel('SKU').fill(typed);
  await add.click();
  await expect(form.getByText(`“${owner}” has this SKU already.`)).toBeVisible();
  await expect(form.getByLabel('SKU')).toBeFocused();
  await form.getByLabel('SKU').fill(`${typed}-B`);
  await expect(form.getByText(`“${owner}” has this SKU already.`)).toHaveCount(0);
  await add.click();
  await expect(page.getByText('Data Sent Successfully').first()).toBeVisible();
  expect((await storedOne('products', 'title', title)).data()).toMatchObject({
    price: 100,
    discountedPrice: 90,
    sku: `${typed}-B`,
  });
});

test('products are added in series: the form begins again with the category, the last one is made live, and copied @ci', async ({
  page,
}) => {
  const title = unique('Quadrant');
  made.push(title);
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Category').selectOption({ label: 'Drinkware' });
  await form.getByLabel('Live').uncheck();
  await form.getByRole('button', { name: 'Add Product' }).click();
  const notice = page.getByRole('status').filter({ hasText: `“${title}” is added, hidden. Visitors do not see it.` });
  await expect(notice).toBeInViewport();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByLabel('Category')).toHaveValue('drinkware');
  expect(await accessibilityViolations(page)).toEqual([]);

  await notice.getByRole('button', { name: 'Make it live' }).click();
  const live = page.getByRole('status').filter({ hasText: `“${title}” is added, and live.` });
  await expect(live).toBeVisible();
  expect((await storedOne('products', 'title', title)).data()).toMatchObject({ live: true, categoryId: 'drinkware' });
  await live.getByRole('button', { name: 'Add another like this' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(`${title} (copy)`);
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Category')).toHaveValue('drinkware');
});

test('a product restored from the trash loses an item number that another one has by now @ci', async ({ page }) => {
  const [deleted, owner] = [unique('Astrolabe'), unique('Owner')];
  const sku = unique('SKU').replace(' ', '-');
  const id = await newProduct(deleted, { sku });
  await softDelete(id);
  await newProduct(owner, { sku: sku.toLowerCase() });
  await openAdmin(page, '/Admin/trash');
  await page.getByRole('button', { name: `Restore ${deleted}` }).click();
  const question = page.getByRole('alertdialog', { name: `Restore “${deleted}” without its item number?` });
  await expect(question).toContainText(`“${owner}” has the item number ${sku} by now`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Restore ${deleted}` })).toBeVisible();
  await page.getByRole('button', { name: `Restore ${deleted}` }).click();
  await agree(page, 'Restore without it');
  await expect(page.getByText(`“${deleted}” is back.`)).toBeVisible();
  expect((await storedOne('products', 'title', deleted)).data()).toMatchObject({ deletedAt: null, sku: null });
});

test('facts of a product: errors at their rows, options, related products, and a concurrent edit of another fact @ci', async ({
  page,
}) => {
  const [title, other] = [unique('Orrery'), unique('Planetarium')];
  const otherId = await newProduct(other);
  const id = await newProduct(title, { price: 600 });
  await openAdmin(page, `/Admin/edit-product/${id}`);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await form.getByLabel('Material').fill('Brass');
  await form.getByLabel('Lead time from').fill('7');
  await form.getByLabel('Lead time to').fill('5');
  await form.getByRole('button', { name: 'Add a price break' }).click();
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('560');
  await form.getByRole('button', { name: 'Add a price break' }).click();
  await page.keyboard.type('250');
  await form.getByLabel('Price per piece, step 2').fill('590');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Price per piece, step 2')).toBeFocused();
  await expect(form.getByText('At most ₹560, the price of the step before.')).toBeVisible();
  await expect(form.getByText('Working days, and not fewer than “from”.')).toBeVisible();
  await form.getByLabel('Price per piece, step 2').fill('490');
  await form.getByLabel('Lead time to').fill('9');

  await form.getByRole('button', { name: 'Add a colour' }).click();
  await page.keyboard.type('Brass');
  await form.getByLabel('Swatch of Brass').fill('#b5892e');
  await form.getByLabel('Item number of Brass').fill('ORR-1-B');
  await form.getByLabel('Brass in stock').uncheck();
  await form.getByRole('button', { name: 'Add a size' }).click();
  await page.keyboard.type('L');
  await form.getByRole('button', { name: 'Move L up' }).click();
  await expect(form.getByRole('button', { name: 'Move L up' })).toBeFocused();
  await expect(form.getByText('L is now 1 of 2.')).toBeAttached();
  await form.getByRole('button', { name: 'Move Brass up' }).click();
  await form.getByRole('button', { name: 'Add a method' }).click();
  await form.getByLabel('Method 1', { exact: true }).selectOption('Laser engraving');
  await form.getByLabel('Position of method 1').fill('base');
  await form.getByLabel('Find a product to relate').fill(other);
  await expect(form.getByRole('status').filter({ hasText: '1 product' })).toBeVisible();
  await form.getByRole('button', { name: `Relate ${other}` }).click();
  await expect(form.getByRole('button', { name: `Remove ${other}` })).toBeVisible();

  await colleagueSaves('products', id, { 'facts.packaging': 'Kraft tube' });
  await expect(form.getByText('Taken over from them: Packaging.', { exact: false })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data Sent Successfully').first()).toBeVisible();
  expect((await storedOne('products', 'title', title)).data()).toMatchObject({
    price: 600,
    facts: {
      material: 'Brass',
      packaging: 'Kraft tube',
      leadTime: { from: 7, to: 9 },
      brandingMethods: [{ method: 'engraving', position: 'base', area: '' }],
      options: [
        { kind: 'colour', name: 'Brass', swatch: '#b5892e', sku: 'ORR-1-B', price: null, stock: false },
        { kind: 'size', name: 'L', swatch: null, sku: null, stock: true },
      ],
      priceBreaks: [
        { from: 50, price: 560 },
        { from: 250, price: 490 },
      ],
      related: [otherId],
    },
  });
});

test('every staff form goes to its first error, which leaves as soon as the field is right @ci', async ({ page }) => {
  await openAdmin(page, '/Admin/add-product');
  const main = page.getByRole('main');
  const product = main.locator('form');
  const description = product.getByRole('textbox', { name: 'Description' });
  await product.getByLabel('Title').fill('Sextant');
  await description.fill('long '.repeat(10_500));
  await product.getByLabel('Live').scrollIntoViewIfNeeded();
  await product.getByRole('button', { name: 'Add Product' }).click();
  await expect(product.getByText('At most 50,000 characters, formatting included.')).toBeVisible();
  await expect(description).toBeFocused();
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await description.fill('short');
  await expect(product.getByText('At most 50,000 characters')).toHaveCount(0);
  await product.getByRole('button', { name: 'Clear' }).click();

  /** Opens a form, clicks its button, and expects the error at the field until something is typed. */
  async function expectError(path: string, button: string, label: string, error: string, right: string): Promise<void> {
    await page.goto(path);
    await main.getByRole('button', { name: button, exact: true }).click();
    const field = main.getByLabel(label, { exact: true });
    await expect(field, path).toBeFocused();
    await expect(field, path).toHaveAttribute('aria-invalid', 'true');
    // The team of the suite is long, and grows above its form.
    if (path !== '/Admin/team') await expect(field, path).toBeInViewport();
    await expect(main.getByText(error), path).toBeVisible();
    await field.fill(right);
    await expect(main.getByText(error), path).toHaveCount(0);
  }
  await expectError('/Admin/team', 'Add to the team', 'Email of their account', 'Email is Required', 'a');
  await expectError('/Admin/personal-data', 'Find', 'E-mail or phone', 'Enter an e-mail address or a phone number.', 'a');
  await expectError('/Admin/add-category', 'Add Category', 'Title', 'Category title required !!', 'Desk');

  await page.goto('/Admin/add-carousel');
  await main.getByRole('button', { name: 'Upload' }).click();
  await expect(main.getByText('Choose at least one image first.')).toBeVisible();
  await expect(main.getByLabel('Choose images')).toBeFocused();
});

test('categories that cannot be loaded are no error of a field: the focus goes to the wrong price @ci', async ({ page }) => {
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort('connectionrefused'));
  await openAdmin(page, '/Admin/add-product');
  const product = page.getByRole('main').locator('form');
  await expect(product.getByRole('alert').filter({ hasText: 'error in loading categories' })).toBeVisible({ timeout: 30_000 });
  await product.getByLabel('Title').fill('Sextant');
  await product.getByLabel('Price', { exact: true }).fill('dear');
  await product.getByRole('button', { name: 'Add Product' }).click();
  await expect(product.getByLabel('Price', { exact: true })).toBeFocused();
});
