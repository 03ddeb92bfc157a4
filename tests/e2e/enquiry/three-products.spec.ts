import { eventually, server } from '../../stack';
import { whenAssetsCached, whenOfflineReady } from '../catalogue-steps';
import { whenHydrated } from '../when-hydrated';
import { addThreeFromFinder, counted } from './counted-taps';
import { expect, expectDialog, newMessage, test } from './steps';

test.use({ serviceWorkers: 'allow' });

test('three products at 200 each are requested in nine taps; the form knows the last sender until it is cleared @ci', async ({
  page,
  context,
}) => {
  const name = newMessage();
  await page.goto('/products/drk-02');
  const single = page.getByRole('form', { name: 'Enquiry Form' });
  await whenHydrated(single);
  await single.getByLabel('Name', { exact: true }).fill(name);
  await single.getByLabel('Company Name').fill('Rao Textiles');
  await single.getByLabel('City Name').fill('Pune');
  await single.getByLabel('Mobile (Max 10 digit)').fill('9812345678');
  await single.getByLabel('Email').fill('asha@example.com');
  await single.getByLabel('Quantity').fill('60');
  await single.getByRole('button', { name: 'Submit' }).click();
  await expectDialog(page, 'Query Sent Successfully!!!');

  const { tap, fill, done } = counted();
  await page.goto('/');
  await addThreeFromFinder(page, { tap, fill });
  const form = page.getByRole('form', { name: 'Enquiry basket' });
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(form.getByLabel('Budget per piece')).toHaveValue('500');
  await tap(form.getByRole('button', { name: 'Send enquiry' }));
  await expectDialog(page, 'Query Sent Successfully!!!');
  done('Ask for three products at 200 each', 9);
  const order = await eventually('the order of three', async () => {
    const found = await server.firestore().collection('orders').where('name', '==', name).get();
    return found.docs.map((one) => one.data() as { lines?: { quantity: number }[] }).find(({ lines }) => lines?.length === 3);
  });
  expect(order.lines?.map(({ quantity }) => quantity)).toEqual([200, 200, 200]);

  // Without a network it is requested again, at the prices of this device.
  await whenOfflineReady(page);
  await whenAssetsCached(page, ['/order-again-', '/basket-bar-']);
  await context.setOffline(true);
  await page.goto('/outbox');
  await page.getByRole('button', { name: 'Ask again' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first().getByLabel('Quantity')).toHaveValue('200');
  await expect(page.getByRole('article').first()).toContainText('₹');
  await context.setOffline(false);

  await page.goto('/products/drk-03');
  const email = page.getByRole('form', { name: 'Enquiry Form' }).getByLabel('Email');
  await expect(email).toHaveValue('asha@example.com');
  await page.getByText('Filled in from your last enquiry. Not you?').getByRole('button', { name: 'Clear' }).click();
  await expect(email).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(email).toHaveValue('');
});

test('a pasted list fills the basket without a network, too, and says what it does not know @ci', async ({ page, context }) => {
  await page.goto('/basket');
  await whenOfflineReady(page);
  await whenAssetsCached(page, ['/order-pad-', '/basket-bar-']);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const pad = page.getByRole('dialog', { name: 'Paste a list' });
  await pad.getByRole('button', { name: 'Add to basket' }).click();
  await expect(pad.getByText('Type or paste a line first.')).toBeVisible();
  await pad.getByLabel('Item numbers and pieces').fill('DRK-01\t200\ndrk02, 1,000 pcs\nXYZ-77 50');
  const lines = pad.getByRole('list', { name: 'Lines of the list' }).getByRole('listitem');
  await expect(lines.nth(0)).toContainText('Vertex Vacuum Flask');
  await expect(lines.nth(1)).toContainText('1,000 at ₹');
  await expect(lines.nth(2)).toContainText('not known');
  await page.screenshot({ path: test.info().outputPath('pad.png') });
  await pad.getByRole('button', { name: 'Add 2 products' }).click();
  await expect(pad.getByLabel('Item numbers and pieces')).toHaveValue('XYZ-77 50');
  await pad.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article', { name: /^Vertex Vacuum Flask/ }).getByLabel('Quantity')).toHaveValue('200');
  await expect(page.getByRole('article')).toHaveCount(2);
});
