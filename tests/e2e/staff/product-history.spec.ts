import { expect, test } from '@playwright/test';
import { cleanUp, newProduct } from '../catalogue-steps';
import { server } from '../../stack';
import { openAdmin, unique } from './steps';

test.afterEach(cleanUp);

test('a product’s history says who changed which field from what to what, and a click restores it, with Undo @ci', async ({
  page,
}) => {
  const title = unique('Orrery');
  const id = await newProduct(title, { price: 420 });
  const priceOf = async () => (await server.firestore().collection('products').doc(id).get()).get('price') as unknown;
  await openAdmin(page, `/Admin/edit-product/${id}`, 'Asha Rao');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Price', { exact: true }).fill('390');
  await form.getByLabel('Material', { exact: true }).fill('Brass');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(priceOf).toBe(390);

  const history = page.getByRole('dialog', { name: `History of ${title}` });
  const change = history.getByRole('list', { name: 'Changes, the latest first' }).getByRole('listitem').first();
  // The server writes it after the change.
  await expect(async () => {
    await page.goto(`/Admin/edit-product/${id}`);
    await page.getByRole('button', { name: 'History' }).click();
    await expect(change).toContainText('Asha Rao', { timeout: 3_000 });
  }).toPass();
  await expect(change).toContainText('Price: 420 → 390');
  await expect(change).toContainText('Material: empty → Brass');
  await change.getByRole('button', { name: /^Back to before/ }).click();
  await expect.poll(priceOf).toBe(420);
  await expect(form.getByLabel('Price', { exact: true })).toHaveValue('420');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(priceOf).toBe(390);
  await expect(form.getByLabel('Material', { exact: true })).toHaveValue('Brass');
});
