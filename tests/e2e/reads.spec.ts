import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { change, follow, isServed, returnToTab, newProduct, pictured, whenOfflineReady, cleanUp } from './catalogue-steps';
import { stack } from '../stack';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

/**
 * Answers every probe for changes as the server answers now: other tests change the catalogue, this device sees nothing of it
 * until the freeze is repeated.
 */
async function freezeVersion(context: BrowserContext): Promise<void> {
  const response = await context.request.get('/catalogue-version.json');
  const [headers, body] = [response.headers(), await response.body()];
  await context.unroute('**/catalogue-version.json');
  await context.route('**/catalogue-version.json', (route) => route.fulfill({ status: response.status(), headers, body }));
}

/** The requests to Firestore from now on. */
function recordReads(context: BrowserContext): string[] {
  const reads: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(stack().firestoreHost)) reads.push(request.url());
  });
  return reads;
}

async function visitEightPages(page: Page): Promise<void> {
  const products = (await pictured()).slice(0, 5);
  await page.goto('/');
  for (const path of [
    '/MyCategory',
    `/store/${products[0]?.categoryId ?? ''}`,
    ...products.map(({ id }) => `/products/${id}`),
  ]) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await whenOfflineReady(page);
  const checked = page.waitForResponse('**/catalogue-version.json');
  await returnToTab(page);
  await checked;
}

for (const { visits, tag } of [{ visits: 3 }, { visits: 20, tag: '@long' }]) {
  test(
    `${visits} visits of eight pages read nothing from Firestore while nothing changes`,
    { tag: tag ?? [] },
    async ({ page, context }) => {
      await freezeVersion(context);
      const reads = recordReads(context);
      for (let visit = 0; visit < visits; visit += 1) await visitEightPages(page);
      expect(reads).toEqual([]);
    },
  );
}

test('one change costs one read of the change log and one query per collection', async ({ page, context }) => {
  const id = await newProduct('Teak Card Holder');
  await page.goto(`/products/${id}`);
  await whenOfflineReady(page);
  await freezeVersion(context);
  const reads = recordReads(context);
  await change(id, { title: 'Oak Card Holder' });
  await isServed(id, 'Oak Card Holder');
  await freezeVersion(context);
  await returnToTab(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak Card Holder' })).toBeVisible();
  expect(reads.filter((url) => url.includes(':batchGet'))).toHaveLength(1);
  expect(reads.filter((url) => url.includes(':runQuery'))).toHaveLength(3);
});
