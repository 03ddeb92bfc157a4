import { expect, test } from '@playwright/test';
import { newProduct, tidy } from '../catalogue-steps';
import { deleteAll, openAdmin, storedOne, unique } from './steps';

const made: string[] = [];
test.afterEach(async () => {
  await deleteAll('products', 'title', made.splice(0));
  await tidy();
});

test('a product form sent with an error brings it into view, and the error leaves as soon as the field is right', async ({
  page,
}) => {
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

test('a discounted price above the price and an SKU in use are refused with a message', async ({ page }) => {
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
