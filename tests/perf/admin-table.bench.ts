import { LIST_URL } from '@catalogue/contract/catalogue-format';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { Timestamp } from 'firebase-admin/firestore';
import { join } from 'node:path';
import { findChromium } from '../../tools/chromium';
import { ROOT } from '../../tools/root';
import { newPerson, type Person } from '../people';
import { server, stack } from '../stack';
import { overBareSuite } from './bare-suite';
import { percentile, type Bench, type Measured } from './bench';
import { runFirst } from './run-first';
import { logIn } from './staff-login';
import { syntheticCatalogue } from './synthetic-catalogue';

/*
 * The admin's product table with 10,000 products and 500 hidden ones: time from the data to the first rows, row nodes in the
 * page, documents read from Firestore. No functions run; the bench answers the catalogue file itself. The naive table fetches
 * and renders everything.
 */
const SIZE = 10_000;
const HIDDEN = 500;
const TURNS = 5;

/** Products changed once a minute. */
const at = (minute: number) => Timestamp.fromMillis(Date.UTC(2026, 0, 1) + minute * 60_000);
const { list } = syntheticCatalogue(SIZE, at(SIZE - 1).toMillis());
/** Every opening reads a page of hidden products, the categories and the newest product, which the file may lack. */
const LEAST = 60 + 20 + 1;
type Listed = { products: Record<string, unknown>[]; categories: Record<string, unknown>[] };

async function fill(): Promise<void> {
  const { products, categories } = JSON.parse(list) as Listed;
  const firestore = server.firestore();
  const writer = firestore.bulkWriter();
  const put = (noun: string, { id, ...fields }: Record<string, unknown>) =>
    void writer.set(firestore.collection(noun).doc(String(id)), { ...fields, deletedAt: null });
  categories.forEach((one, index) =>
    put('categories', { ...one, imageName: null, createdAt: at(index), updatedAt: at(index) }),
  );
  const more = { description: '<p>Words</p>', quantity: 1, imageName: null, picture: null };
  const dated = (index: number) => ({ addedDate: at(index), updatedAt: at(index) });
  products.forEach((one, index) => put('products', { ...one, ...more, ...dated(index), live: true }));
  for (let index = 0; index < HIDDEN; index += 1) {
    put('products', { ...products[index], ...more, ...dated(index), id: `hidden-${index}`, live: false });
  }
  await writer.close();
}

/** Runs in the page: counts the documents in Firestore's stream and marks the first rendered rows. */
function watchPage(): void {
  const told = Object.assign(window, { documents: 0 });
  const fetchAnything = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await fetchAnything(...request);
    if (!response.url.includes('Firestore/Listen') || response.body === null) return response;
    const [own, theirs] = response.body.tee();
    void (async () => {
      let text = '';
      const decoder = new TextDecoder();
      for await (const bytes of own as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(bytes, { stream: true });
        const found = text.match(/"documentChange"/g)?.length ?? 0;
        told.documents += found;
        // A word may continue in the next chunk.
        text = text.slice(-15);
        if (text.includes('"documentChange"')) text = '';
      }
    })().catch(() => undefined);
    return new Response(theirs, response);
  };
  const seen = new MutationObserver(() => {
    if (document.querySelector('main tbody tr') === null) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('rows')));
  });
  seen.observe(document, { childList: true, subtree: true });
}

interface Opened {
  ms: number;
  rows: number;
  documents: number;
}

/** Reads the marks when rows are rendered and the stream is idle. `data` is the mark at which the time starts. */
async function opened(page: Page, data: string): Promise<Opened> {
  await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0, undefined, { timeout: 120_000 });
  const documents = () => page.evaluate(() => (window as unknown as { documents: number }).documents);
  await page.waitForFunction((least) => (window as unknown as { documents: number }).documents >= least, LEAST);
  for (let before = -1, now = await documents(); now !== before; now = await documents()) {
    before = now;
    await page.waitForTimeout(1_500);
  }
  const ms = await page.evaluate((name) => {
    // The last one: the shell fetches the file, too.
    const entry = performance.getEntries().findLast((one) => one.name.endsWith(name));
    const from = entry instanceof PerformanceResourceTiming ? entry.responseEnd : entry?.startTime;
    return (performance.getEntriesByName('rows')[0]?.startTime ?? Number.NaN) - (from ?? Number.NaN);
  }, data);
  return { ms, rows: await page.locator('main tr').count(), documents: await documents() };
}

/** Holds the file back until the screen waits for it, so that loading the screen's code is not measured. */
const HELD_MS = 4_000;

async function measureOurs(page: Page): Promise<Opened> {
  await page.route('**/catalogue.json*', async (route) => {
    await page.waitForTimeout(HELD_MS);
    await route.fulfill({ contentType: 'application/json', body: list });
  });
  await page.goto(`${stack().baseUrl}/Admin/view-product`);
  return opened(page, LIST_URL);
}

async function measureNaive(page: Page, { email, password }: Person): Promise<Opened> {
  const { projectId, authHost, firestoreHost, baseUrl } = stack();
  const asked = new URLSearchParams({ project: projectId, auth: authHost, firestore: firestoreHost, email, password });
  await page.goto(`${baseUrl}/naive-admin?${asked.toString()}`);
  return opened(page, 'data');
}

/** Opens the table several times, each in a new browser with a session only. */
async function measure(person: Person, script: string): Promise<{ ours: Opened[]; naive: Opened[] }> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Playwright answers the naive page, so Chromium takes it for a public site, which may not call local addresses.
    args: ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks'],
  });
  const ours: Opened[] = [];
  const naive: Opened[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const html = `<!doctype html><body><script type="module">${script.replaceAll('</script', '<\\/script')}</script></body>`;
    await context.route('**/naive-admin?*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    const page = await context.newPage();
    await logIn(page, person);
    await runFirst(page, watchPage);
    ours.push(await measureOurs(page));
    // Once: it takes a minute.
    if (turn === 0) naive.push(await measureNaive(page, person));
    await context.close();
  }
  await browser.close();
  return { ours, naive };
}

async function bundleNaive(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'tests/perf/naive-admin/table.tsx')],
    ...{ bundle: true, write: false, format: 'esm', minify: true, jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function run(): Promise<Measured[]> {
  await fill();
  const { ours, naive } = await measure(await newPerson({ role: 'admin' }), await bundleNaive());
  const figure = (from: Opened[], part: keyof Opened): number =>
    percentile(
      from.map((one) => one[part]),
      part === 'ms' ? 0.5 : 1,
    );
  const what = `admin table, ${SIZE} products:`;
  return [
    {
      ...{ what: `${what} first rows after the data, median`, unit: 'ms', atMost: 250 },
      ...{ ours: figure(ours, 'ms'), naive: figure(naive, 'ms') },
    },
    {
      ...{ what: `${what} rows in the page`, unit: 'nodes', atMost: 80 },
      ...{ ours: figure(ours, 'rows'), naive: figure(naive, 'rows') },
    },
    {
      ...{ what: `${what} documents read to open it`, unit: 'reads', atMost: 100 },
      ...{ ours: figure(ours, 'documents'), naive: figure(naive, 'documents') },
    },
  ];
}

export const bench: Bench = { needsStack: false, run: () => overBareSuite(run) };
