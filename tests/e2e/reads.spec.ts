import { expect, test } from '@playwright/test';
import { change, follow, isServed, lookAgain, newProduct, pictured, settle, tidy } from './catalogue-steps';
import { stack } from '../stack';

test.afterEach(tidy);

test('twenty visits of eight pages in which nothing changed read nothing from Firestore', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(stack().firestoreHost)) asked.push(request.url());
  });
  const products = (await pictured()).slice(0, 5);
  const category = products[0]?.categoryId ?? '';
  for (let visit = 0; visit < 20; visit += 1) {
    await page.goto('/');
    for (const path of ['/MyCategory', `/store/${category}`, ...products.map(({ id }) => `/products/${id}`)]) {
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await settle(page);
    const checked = page.waitForResponse('**/catalogue-version.json');
    await lookAgain(page);
    await checked;
  }
  expect(asked).toEqual([]);
});

test('one change costs one read of the news and a question for each kind, however large the catalogue', async ({
  page,
  context,
}) => {
  const id = await newProduct('Teak Card Holder');
  await page.goto(`/products/${id}`);
  await settle(page);
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(stack().firestoreHost) && request.method() === 'POST') asked.push(request.url());
  });
  await change(id, { title: 'Oak Card Holder' });
  await isServed(id, 'Oak Card Holder');
  await lookAgain(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak Card Holder' })).toBeVisible();
  expect(asked.filter((url) => url.includes(':batchGet'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes(':runQuery'))).toHaveLength(3);
});
