import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../tools/chromium';
import { LIMIT } from '../../tools/test/budget';
import { stack } from '../stack';
import { percentile, type Bench, type Measured } from './bench';
import { openSlowly, PHONE, worstInteraction, type Opening } from './slow-phone';
import { serveHttp2Site } from './site';
import { picturedProducts, startVisitSite } from './visit-site';

/* A first visit on a slow phone (tests/perf/slow-phone.ts) over HTTP/2: our last build beside the naive page. */

const RUNS = 3;

const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Several first visits, each in a new context; the last context stays open for the later measurements. */
async function visits(browser: Browser, address: string): Promise<{ metrics: Opening; context: BrowserContext; page: Page }> {
  // Once without counting, to fill the server's caches.
  const openings: Opening[] = [];
  for (let run = 0; ; run += 1) {
    const context = await browser.newContext(PHONE);
    const { page, ...opening } = await openSlowly(context, address);
    if (run > 0) openings.push(opening);
    if (run === RUNS) {
      const keys = Object.keys(opening) as (keyof Opening)[];
      const metrics = Object.fromEntries(
        keys.map((key) => [key, median(openings.map((one) => one[key]))]),
      ) as unknown as Opening;
      return { metrics, context, page };
    }
    await context.close();
  }
}

function compare(route: string, ours: Opening, naive: Opening): Measured[] {
  const kB = (bytes: number): number => bytes / 1_000;
  return [
    {
      what: `${route}: script until idle`,
      unit: 'kB',
      ours: kB(ours.script),
      naive: kB(naive.script),
      atMost: kB(LIMIT),
    },
    { what: `${route}: first contentful paint`, unit: 'ms', ours: ours.firstPaint, naive: naive.firstPaint, atMost: 700 },
    {
      what: `${route}: largest contentful paint`,
      unit: 'ms',
      ours: ours.largestPaint,
      naive: naive.largestPaint,
      atMost: 1_000,
    },
    { what: `${route}: total blocking time`, unit: 'ms', ours: ours.blocking, naive: naive.blocking, atMost: 50 },
    {
      what: `${route}: pictures on the first screen`,
      unit: 'kB',
      ours: kB(ours.pictures),
      naive: kB(naive.pictures),
      atMost: 60,
    },
  ];
}

/** The documents that a visit of eight pages reads. */
async function readsOfVisit(page: Page, pages: readonly string[]): Promise<number> {
  const { firestoreHost } = stack();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes(firestoreHost)) asked += 1;
  });
  for (const path of pages) {
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.locator('main h1').first().waitFor();
  }
  return asked;
}

async function useIt(page: Page): Promise<void> {
  const field = page.getByRole('combobox').first();
  await field.tap();
  await field.pressSequentially('copper bot', { delay: 60 });
  await page.getByRole('option').first().waitFor();
  await field.press('Enter');
  await page.getByLabel('Sort by').selectOption('price');
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await page.getByLabel('In stock only').tap();
  await page.getByLabel('In stock only').and(page.locator(':checked')).waitFor();
  await page.keyboard.press('Escape');
  await page.goBack();
}

export const bench: Bench = {
  needsStack: true,
  async run() {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--ignore-certificate-errors'],
    });
    const [first, ...others] = await picturedProducts();
    if (first === undefined) throw new Error('The suite has no products with pictures');
    const site = await startVisitSite(first, serveHttp2Site);
    const at = (path: string): string => `${site.address}${path}`;
    try {
      // One at a time: work of another page would slow this one down.
      const home = await visits(browser, at('/'));
      const eight = ['/MyCategory', '/', ...others.slice(0, 5).map((id) => `/products/${id}`), '/MyCategory'];
      const reads = await readsOfVisit(home.page, eight);
      const worst = await worstInteraction(home.page, useIt);
      await home.context.close();

      const product = await visits(browser, at(`/products/${first}`));
      await product.context.close();

      const naiveHome = await visits(browser, at('/naive'));
      const naiveReads = await naiveHome.page.evaluate(() => globalThis.reads);
      await naiveHome.context.close();
      const naiveProduct = await visits(browser, at(`/naive/products/${first}`));
      await naiveProduct.context.close();
      return [
        ...compare('/', home.metrics, naiveHome.metrics),
        ...compare('/products/:id', product.metrics, naiveProduct.metrics),
        { what: 'documents read in a visit of eight pages', unit: 'reads', ours: reads, naive: naiveReads, atMost: 0 },
        { what: 'worst interaction of search, sort, filter, back', unit: 'ms', ours: worst, atMost: 60 },
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
