import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { eventually, server, stack } from '../stack';
import { buildPreviousSite } from '../previous-site';
import { cleanUp, newProduct } from './catalogue-steps';
import { expectDialog, expectOnce, fillEnquiry, newMessage, orderForm, recordDialogs, submit } from './enquiry/steps';
import { serveRelease, type ReleaseSite } from './release-hosting';
import { openAdmin, unique } from './staff/steps';

/*
 * During a rollout, tabs of the previous release talk to this release's functions, rules and data
 * (tests/long/previous-release.test.ts compares both releases' contracts).
 */
test.describe('a tab of the previous release', { tag: '@long' }, () => {
  // In one worker: the first test waits for the build.
  test.describe.configure({ mode: 'default', timeout: 300_000 });

  let site: ReleaseSite;
  let folder: string;
  test.beforeAll(async () => {
    folder = buildPreviousSite();
    site = await serveRelease(folder);
  });
  test.afterAll(() => site.close());
  test.beforeEach(({ context }) => site.useIn(context));
  test.afterEach(cleanUp);

  test('shows the catalogue, and sends an enquiry and an order once', async ({ page }) => {
    await page.addInitScript(recordDialogs);
    const message = newMessage();
    await page.goto('/');
    const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
    expect(readdirSync(join(folder, 'web/dist/assets')).map((name) => `/assets/${name}`)).toContain(script);
    await fillEnquiry(page, message);
    await submit(page);
    await expectDialog(page, 'Query Send Successfully!!!');
    await expectOnce(message);

    await page.goto('/store/drinkware/Drinkware');
    await expect(page.getByRole('main').getByRole('link', { name: 'View Product' }).nth(7)).toBeVisible();
    await page.goto('/products/drk-02');
    const form = orderForm(page);
    await expect(form.getByLabel('Product Request')).not.toHaveValue('');
    const name = newMessage();
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Email').fill('asha@example.com');
    await form.getByLabel('Quantity').fill('250');
    await submit(page);
    await expectDialog(page, 'Query Sent Successfully!!!');
    const order = await eventually('the order', async () => {
      const { docs } = await server.firestore().collection('orders').where('name', '==', name).get();
      return docs[0];
    });
    expect(order.data()).toMatchObject({ quantity: 250, productId: 'drk-02', status: 'new' });
  });

  test('adds a product, and saves one without losing fields that it does not know', async ({ page }) => {
    const newer = { galleryNames: ['second'], gallery: { second: 'notAPicture' } };
    const id = await newProduct(unique('Lantern'), newer);
    const title = unique('Sundial');
    await openAdmin(page, '/Admin/add-product');
    const form = page.getByRole('main');
    await form.getByLabel('Title').fill(title);
    await form.getByRole('textbox', { name: 'Description' }).fill('Tells the time by the sun.');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Data Sent Successfully').first()).toBeVisible();
    await eventually('the product in the catalogue', async () => {
      const catalogue = await (await fetch(`${stack().baseUrl}/catalogue.json`)).text();
      return catalogue.includes(title) || undefined;
    });

    await page.goto(`/Admin/edit-product/${id}`);
    const changed = unique('Lamp');
    await form.getByLabel('Title').fill(changed);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const product = await eventually('the change', async () => {
      const document = await server.firestore().doc(`products/${id}`).get();
      return document.get('title') === changed ? document : undefined;
    });
    expect(product.data()).toMatchObject(newer);
  });
});
