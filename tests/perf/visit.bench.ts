import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Catalogue } from '../../functions/src/page/resolve-page';
import { findChromium } from '../../tools/chromium';
import { ROOT } from '../../tools/root';
import { stack } from '../stack';
import { percentile, type Bench, type Measured } from './bench';
import { fillFirestore } from './fill-firestore';
import { bundle, json, serveSite, type Answer, type BenchSite } from './site';
import { renderedPage } from './rendered-page';
import { openOffline, openSlowly, PHONE, worstInteraction, type Opening } from './slow-phone';

/*
 * A first visit on a slow phone (tests/perf/slow-phone.ts): our last build beside the naive page, with 1,000 products and the
 * seed's pictures. A small server stands for the CDN, because the Hosting emulator does not compress.
 */

const SIZE = 1_000;
const RUNS = 3;
const PROJECT = 'bench-visit';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'image/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

interface Product {
  id: string;
  title: string;
  picture: { path: string } | null;
}
interface List {
  version: number;
  products: Product[];
}
interface Details {
  version: number;
  details: Record<string, object>;
}

const fromSuite = async (path: string): Promise<Answer> => {
  const response = await fetch(`${stack().baseUrl}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) };
};

const textOf = ({ body }: Answer): string => body.toString();

/** Copies of the seed's products under other ids, with their real pictures. */
async function manyProducts(): Promise<{ list: List; details: Details }> {
  const list = JSON.parse(textOf(await fromSuite('/catalogue.json'))) as List;
  const { details } = JSON.parse(textOf(await fromSuite('/catalogue-details.json'))) as Details;
  const seed = list.products.filter(({ picture }) => picture);
  const products = Array.from({ length: SIZE }, (_, index) => {
    const round = Math.floor(index / seed.length);
    const base = seed[index % seed.length];
    if (!base) throw new Error('The suite has no products with pictures');
    return round === 0 ? base : { ...base, id: `${base.id}-${round}`, title: `${base.title}, edition ${round}` };
  });
  const detailsOf = ({ id }: Product): object => details[id] ?? details[id.replace(/-\d+$/, '')] ?? {};
  return {
    list: { ...list, products },
    details: { ...list, ...{ details: Object.fromEntries(products.map((one) => [one.id, detailsOf(one)])) } },
  };
}

/** The original of a picture, a JPEG of 1,200 pixels. */
async function original(path: string): Promise<Answer> {
  const { body } = await fromSuite(`/pictures/${path}/1024.webp`);
  return { type: 'image/jpeg', body: await sharp(Buffer.from(body)).resize(1_200).jpeg({ quality: 90 }).toBuffer() };
}

function builtFile(path: string): Answer | undefined {
  const file = join(ROOT, 'web/dist', path);
  const type = TYPES[extname(path)];
  return type !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile()
    ? { type, body: readFileSync(file) }
    : undefined;
}

async function startSite(product: string): Promise<BenchSite> {
  const many = await manyProducts();
  await fillFirestore(
    PROJECT,
    // Facets are tuples in tuples, which Firestore does not store; the naive page shows none.
    many.list.products.map((product) => ({ ...product, ...many.details.details[product.id], facets: null })),
  );
  const settings = JSON.stringify({ project: PROJECT, port: Number(stack().firestoreHost.split(':')[1]) });
  const naive: Answer = {
    type: 'text/html',
    body: `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Naive</title><script type="application/json" id="settings">${settings}</script><div id="root"></div><script type="module" src="/naive.js"></script>`,
  };
  const catalogue = { catalogue: many.list, details: many.details } as unknown as Catalogue;
  const known = new Map<string, Answer>([
    ['/catalogue.json', json(JSON.stringify(many.list))],
    ['/catalogue-details.json', json(JSON.stringify(many.details))],
    ['/catalogue-version.json', json(JSON.stringify({ version: many.list.version }))],
    ['/', await renderedPage('/', catalogue)],
    [`/products/${product}`, await renderedPage(`/products/${product}`, catalogue)],
    ['/naive.js', await bundle('naive/page.tsx')],
    ['/naive', naive],
    [`/naive/products/${product}`, naive],
  ]);
  const frame = builtFile('/app.html');
  return serveSite(async (path) => {
    const held = known.get(path) ?? builtFile(path);
    if (held) return held;
    if (path.startsWith('/api/')) return undefined;
    const picture = /^\/originals\/(.*)\.jpg$/.exec(path)?.[1];
    if (picture === undefined && !path.startsWith('/pictures/')) return frame;
    const made = picture === undefined ? await fromSuite(path) : await original(picture);
    known.set(path, made);
    return made;
  });
}

const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Several first visits, each in a new context; the last context stays open for the later measurements. */
async function visits(browser: Browser, address: string): Promise<{ figures: Opening; context: BrowserContext; page: Page }> {
  // Once without counting, to fill the server's caches.
  const openings: Opening[] = [];
  for (let run = 0; ; run += 1) {
    const context = await browser.newContext(PHONE);
    const { page, ...opening } = await openSlowly(context, address);
    if (run > 0) openings.push(opening);
    if (run === RUNS) {
      const keys = Object.keys(opening) as (keyof Opening)[];
      const figures = Object.fromEntries(
        keys.map((key) => [key, median(openings.map((one) => one[key]))]),
      ) as unknown as Opening;
      return { figures, context, page };
    }
    await context.close();
  }
}

function compare(route: string, ours: Opening, naive: Opening): Measured[] {
  const kB = (bytes: number): number => bytes / 1_000;
  return [
    { what: `${route}: script until at rest`, unit: 'kB', ours: kB(ours.script), naive: kB(naive.script), atMost: 105 },
    { what: `${route}: first contentful paint`, unit: 'ms', ours: ours.firstPaint, naive: naive.firstPaint, atMost: 700 },
    {
      what: `${route}: largest contentful paint`,
      unit: 'ms',
      ours: ours.largestPaint,
      naive: naive.largestPaint,
      atMost: 1_000,
    },
    { what: `${route}: total blocking time`, unit: 'ms', ours: ours.blocking, naive: naive.blocking, atMost: 30 },
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
  await page.getByLabel('In stock only').tap();
  await page.getByLabel('In stock only').and(page.locator(':checked')).waitFor();
  await page.goBack();
}

export const bench: Bench = {
  needsStack: true,
  async run() {
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
    const { products } = JSON.parse(textOf(await fromSuite('/catalogue.json'))) as List;
    const [first, ...others] = products.filter(({ picture }) => picture);
    if (!first) throw new Error('The suite has no products with pictures');
    const site = await startSite(first.id);
    const at = (path: string): string => `${site.address}${path}`;
    try {
      // One at a time: work of another page would slow this one down.
      const home = await visits(browser, at('/'));
      const eight = ['/MyCategory', '/', ...others.slice(0, 5).map(({ id }) => `/products/${id}`), '/MyCategory'];
      const reads = await readsOfVisit(home.page, eight);
      const worst = await worstInteraction(home.page, useIt);
      await home.context.close();

      const product = await visits(browser, at(`/products/${first.id}`));
      await product.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
      await product.page.waitForTimeout(3_000);
      await product.page.close();
      await product.context.setOffline(true);
      const cold: number[] = [];
      for (let run = 0; run < 5; run += 1) cold.push(await openOffline(product.context, at(`/products/${first.id}`)));
      await product.context.close();

      const naiveHome = await visits(browser, at('/naive'));
      const naiveReads = await naiveHome.page.evaluate(() => globalThis.reads);
      await naiveHome.context.close();
      const naiveProduct = await visits(browser, at(`/naive/products/${first.id}`));
      await naiveProduct.context.close();
      return [
        ...compare('/', home.figures, naiveHome.figures),
        ...compare('/products/:id', product.figures, naiveProduct.figures),
        { what: '/products/:id: offline, cold start', unit: 'ms', ours: median(cold), atMost: 220 },
        { what: 'documents read in a visit of eight pages', unit: 'reads', ours: reads, naive: naiveReads, atMost: 1 },
        { what: 'worst interaction of search, sort, filter, back', unit: 'ms', ours: worst, atMost: 60 },
      ];
    } finally {
      await browser.close();
      await site.close();
    }
  },
};
