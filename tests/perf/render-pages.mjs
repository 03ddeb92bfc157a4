// usage: node render-pages.mjs <folder of catalogue.json, details.json and resolve-page.mjs> <folder of the page renderer>
// Prints as JSON how long the import of the renderer takes, how long the pages do once warm, and the memory after that.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

const RUNS = 60;
const WARM = 20;
const [folder, renderers] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const load = (path) => import(pathToFileURL(path).href);

const started = performance.now();
const { renderPage } = await load(join(renderers, 'entry-server.js'));
const importMs = performance.now() - started;
const { resolvePage } = await load(join(folder, 'resolve-page.mjs'));
const release = read(join(renderers, 'release.json'));
const snapshot = { catalogue: read(join(folder, 'catalogue.json')), details: read(join(folder, 'details.json')) };

const { categories, products } = snapshot.catalogue;
const pages = {
  home: () => '/',
  categories: () => '/MyCategory',
  category: (run) =>
    `/store/${categories[run % categories.length].id}/${encodeURIComponent(categories[run % categories.length].title)}`,
  product: (run) => `/products/${products[(run * 97) % products.length].id}`,
};

const answerMs = {};
for (const [name, pathOf] of Object.entries(pages)) {
  const taken = [];
  for (let run = 0; run < RUNS; run += 1) {
    const path = pathOf(run);
    const from = performance.now();
    const { kind, initialData } = resolvePage(path, snapshot, Date.now());
    if (kind !== 'page') throw new Error(`${path} is ${kind}`);
    await renderPage({ path, origin: 'https://demo.web.app', initialData }, release);
    if (run >= WARM) taken.push(performance.now() - from);
  }
  answerMs[name] = taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.95)];
}
process.stdout.write(JSON.stringify({ importMs, answerMs, kB: process.memoryUsage.rss() / 1024 }));
