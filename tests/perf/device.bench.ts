import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../tools/chromium';
import { stack } from '../stack';
import { percentile, type Bench, type Measured } from './bench';
import type { Samples } from './device/samples';
import { fillFirestore } from './fill-firestore';
import { bundle, html, json, serveSite, type Answer } from './site';
import { syntheticCatalogue } from './synthetic-catalogue';

/*
 * Reading a stored catalogue in Chromium at full speed and offline: ours, an array that is filtered and sorted each time (naive),
 * and Firestore's persistent cache.
 */

const SIZES = [1_000, 10_000];
const WAYS = ['ours', 'array', 'firestore'] as const;
type Way = (typeof WAYS)[number];

/** Metrics with title and target. `few`: one sample per page, so the median of several pages counts. */
const QUESTIONS: { key: string; what: string; few?: true; atMost?: (size: number) => number }[] = [
  { key: 'fill', what: 'keep on the device', few: true },
  { key: 'open', what: 'open from the device', few: true, atMost: () => 60 },
  { key: 'category', what: 'one category, p95', atMost: () => 1 },
  { key: 'filter', what: 'filter and sort, p95', atMost: () => 1 },
  { key: 'facets', what: 'facets with counts, p95', atMost: () => 4 },
  { key: 'sort', what: 'sort all, p95', atMost: () => 1 },
  { key: 'search', what: 'search as you type, p95', atMost: () => 3 },
];
const OPENINGS = 5;

async function ask(browser: Browser, address: string): Promise<Record<string, number[]>> {
  const context = await browser.newContext();
  const all: Samples = {};
  const run = async (step: 'fill' | 'open' | 'use') => {
    const page = await context.newPage();
    await page.goto(address);
    const found = await page.evaluate(async (name) => {
      const { measured } = globalThis as unknown as { measured: Record<string, (() => Promise<Samples>) | undefined> };
      return (await measured[name]?.()) ?? {};
    }, step);
    for (const [key, samples] of Object.entries(found)) all[key] = [...(all[key] ?? []), ...samples];
    await page.close();
  };
  await run('fill');
  for (let turn = 0; turn < OPENINGS; turn += 1) await run('open');
  await run('use');
  await context.close();
  return all;
}

async function measure(browser: Browser, size: number): Promise<Measured[]> {
  const files = syntheticCatalogue(size);
  const project = `bench-${size}`;
  const { products } = JSON.parse(files.list) as { products: { id: string }[] };
  const { details } = JSON.parse(files.details) as { details: Record<string, object> };
  await fillFirestore(
    project,
    products.map((product) => ({ ...product, ...details[product.id] })),
  );
  const scripts = Object.fromEntries(
    await Promise.all(WAYS.map(async (way) => [`/${way}.js`, await bundle(`device/${way}.ts`)] as const)),
  );
  const answers: Record<string, Answer> = {
    ...scripts,
    ...Object.fromEntries(WAYS.map((way) => [`/${way}`, html(`/${way}.js`)])),
    '/list.json': json(files.list),
    '/details.json': json(files.details),
  };
  const site = await serveSite((path) => answers[path]);
  try {
    const port = stack().firestoreHost.split(':')[1] ?? '';
    const found = {} as Record<Way, Samples>;
    for (const way of WAYS) found[way] = await ask(browser, `${site.address}/${way}?project=${project}&port=${port}`);
    return QUESTIONS.map(({ key, what, few, atMost }) => {
      const figure = (way: Way): number | undefined => {
        const samples = found[way][key];
        return samples && percentile(samples, few ? 0.5 : 0.95);
      };
      const [naive, cache] = [figure('array'), figure('firestore')];
      return {
        what: `${size} products: ${what}`,
        unit: 'ms',
        ours: figure('ours') ?? Number.NaN,
        ...(naive === undefined ? {} : { naive }),
        ...(cache === undefined ? {} : { cache }),
        ...(atMost ? { atMost: atMost(size) } : {}),
      };
    });
  } finally {
    await site.close();
  }
}

export const bench: Bench = {
  needsStack: true,
  async run() {
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
    try {
      const measured: Measured[] = [];
      for (const size of SIZES) measured.push(...(await measure(browser, size)));
      return measured;
    } finally {
      await browser.close();
    }
  },
};
