import type { Page } from '@playwright/test';
import { eventually, server, stack } from '../../stack';
import { expectOneMail, expect, expectDialog, newMessage, orderForm, submit, test } from './steps';

const storedOrders = async (name: string) =>
  (await server.firestore().collection('orders').where('name', '==', name).get()).docs.map((one) => ({
    ...one.data(),
    id: one.id,
  }));

/** Opens a product of the seed that no other e2e test deletes; returns its id and title. */
async function openProduct(page: Page): Promise<{ id: string; title: string }> {
  const catalogue = (await (await fetch(`${stack().baseUrl}/catalogue.json`)).json()) as {
    products: { id: string; title: string }[];
  };
  const product = catalogue.products.find(({ id }) => id === 'drk-02');
  if (product === undefined) throw new Error('The seed has no drk-02');
  await page.goto(`/products/${product.id}`);
  await expect(orderForm(page)).toBeVisible();
  return product;
}

test('sends an order with its product although fields are empty', async ({ page }) => {
  const name = newMessage();
  const { id: productId, title } = await openProduct(page);
  const form = orderForm(page);
  await expect(form.getByLabel('Product Request')).toHaveValue(title);
  await form.getByLabel('Name', { exact: true }).fill(`  ${name} `);
  await form.getByLabel('Mobile (Max 10 digit)').fill('98123456789');
  await form.getByLabel('Quantity').fill('250');
  await submit(page);
  await expectDialog(page, 'Query Sent Successfully!!!');
  for (const message of ['Company Name is Required', 'City Name is Required', 'Email is Required']) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await expect(form.getByText('Name is Required', { exact: true })).toBeHidden();
  const [order] = await eventually('the order', async () => {
    const orders = await storedOrders(name);
    return orders.length > 0 ? orders : undefined;
  });
  expect(order).toMatchObject({
    name,
    mobile: '98123456789',
    quantity: 250,
    productrequest: title,
    productId,
    incomplete: true,
  });
  expect(await storedOrders(name)).toHaveLength(1);
  await expectOneMail('order', order?.id ?? '');
});

test('refuses an order without e-mail and mobile, and keeps it in the form', async ({ page, faultProxy }) => {
  await openProduct(page);
  const form = orderForm(page);
  await form.getByLabel('Name', { exact: true }).fill('Asha');
  await submit(page);
  await expectDialog(page, 'Error Filling details. Please Enter Correct Values.');
  await expect(form.getByText('Number is Required')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  expect(faultProxy.sent).toEqual([]);
});
