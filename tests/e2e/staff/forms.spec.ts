import { expect, test } from '@playwright/test';
import { newProduct, cleanUp } from '../catalogue-steps';
import { colleagueSaves, deleteAll, openAdmin, storedOne, unique } from './steps';

const made: string[] = [];
test.afterEach(async () => {
  await deleteAll('products', 'title', made.splice(0));
  await cleanUp();
});

test('a product form with an error scrolls to it, and hides it once the field is right @ci', async ({ page }) => {
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Live').scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Add Product' }).click();
  const title = form.getByLabel('Title');
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(form.getByText('A product needs a title.')).toBeVisible();
  await title.fill('Sextant');
  await expect(form.getByText('A product needs a title.')).toHaveCount(0);
});

test('a discounted price above the price and an SKU in use are refused with a message @ci', async ({ page }) => {
  const [owner, title] = [unique('Owner'), unique('Sextant')];
  made.push(title);
  const sku = unique('SKU').replace(' ', '-').toUpperCase();
  await newProduct(owner, { sku });
  await openAdmin(page, '/Admin/add-product');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Price', { exact: true }).fill('100');
  await form.getByLabel('Discounted price').fill('120');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByText('It must not be higher than the price.')).toBeVisible();
  await expect(form.getByLabel('Discounted price')).toBeFocused();
  await form.getByLabel('Discounted price').fill('90');
  await expect(form.getByText('It must not be higher than the price.')).toHaveCount(0);

  await form.getByLabel('SKU').fill(sku);
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByText(`“${owner}” has this SKU already.`)).toBeVisible();
  await expect(form.getByLabel('SKU')).toBeFocused();
  await form.getByLabel('SKU').fill(`${sku}-B`);
  await expect(form.getByText(`“${owner}” has this SKU already.`)).toHaveCount(0);
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Data Sent Successfully')).toBeVisible();
  expect((await storedOne('products', 'title', title)).data()).toMatchObject({
    price: 100,
    discountedPrice: 90,
    sku: `${sku}-B`,
  });
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
  await form.getByRole('button', { name: 'Add a method' }).click();
  await form.getByLabel('Method 1', { exact: true }).selectOption('Laser engraving');
  await form.getByLabel('Position of method 1').fill('base');
  await form.getByLabel('Find a product to relate').fill(other);
  await form.getByRole('button', { name: `Relate ${other}` }).click();
  await expect(form.getByRole('button', { name: `Remove ${other}` })).toBeVisible();

  await colleagueSaves('products', id, { 'facts.packaging': 'Kraft tube' });
  await expect(form.getByText('Taken over from them: Packaging.', { exact: false })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data Sent Successfully')).toBeVisible();
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
