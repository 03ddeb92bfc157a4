import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { change, follow, isServed, returnToTab, newProduct, pictured, whenOfflineReady, cleanUp } from './catalogue-steps';
import { stack } from '../stack';

test.use({ serviceWorkers: 'allow' });

test.afterEach(cleanUp);

const FILES = ['/catalogue.json', '/catalogue-details.json', '/catalogue-version.json'];

/**
 * Answers every request for the catalogue's files as the server answers now: other tests change the catalogue, this device sees
 * nothing of it until the freeze is repeated. `text`: what the list must have by then, because the server holds each format for seconds.
 */
async function freezeCatalogue(context: BrowserContext, text = ''): Promise<void> {
  const answers = await Promise.all(FILES.map((path) => context.request.get(path)));
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  const versions = bodies.map((body) => (JSON.parse(body.toString()) as { version: number }).version);
  // A change was published in between, or is not there yet.
  if (new Set(versions).size > 1 || bodies[0]?.includes(text) !== true) return freezeCatalogue(context, text);
  for (const [index, path] of FILES.entries()) {
    const answer = {
      status: answers[index]?.status() ?? 0,
      headers: answers[index]?.headers() ?? {},
      body: bodies[index] ?? '',
    };
    await context.unroute(`**${path}*`);
    await context.route(`**${path}*`, (route) => route.fulfill(answer));
  }
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

for (const { visits, tag } of [
  { visits: 3, tag: '@ci' },
  { visits: 20, tag: '@long' },
]) {
  test(
    `${visits} visits of eight pages read nothing from Firestore while nothing changes`,
    { tag },
    async ({ page, context }) => {
      await freezeCatalogue(context);
      const reads = recordReads(context);
      for (let visit = 0; visit < visits; visit += 1) await visitEightPages(page);
      expect(reads).toEqual([]);
    },
  );
}

test('one change costs at most one read of the change log and one query per collection @ci', async ({ page, context }) => {
  const id = await newProduct('Teak Card Holder');
  await page.goto(`/products/${id}`);
  await whenOfflineReady(page);
  await freezeCatalogue(context);
  const reads = recordReads(context);
  await change(id, { title: 'Oak Card Holder' });
  await isServed(id, 'Oak Card Holder');
  await freezeCatalogue(context, 'Oak Card Holder');
  await returnToTab(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak Card Holder' })).toBeVisible();
  // None where another test's removal makes the device fetch the whole file.
  expect(reads.filter((url) => url.includes(':batchGet')).length).toBeLessThanOrEqual(1);
  expect(reads.filter((url) => url.includes(':runQuery')).length).toBeLessThanOrEqual(3);
});
