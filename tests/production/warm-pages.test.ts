import { beforeAll, expect, inject, it } from 'vitest';
import { percentile } from '../perf/bench';
import { cpuSeconds, memoryMb, peakMemoryMb } from './function-process';
import { getOnce } from './get-once';
import { LISTED, publishListed } from './publish-listed';

const PRODUCTS = process.env.LONG === '1' ? 10_000 : 1_000;
const WARM_UP = 20;
const RUNS = 60;
/** Memory of the function, MiB (functions/src/platform/options.ts). */
const LIMIT_MB = 512;

const tenth = (value: number): number => Math.round(value * 10) / 10;

let published: number;
beforeAll(async () => void (published = await publishListed(PRODUCTS)), 400_000);

/** Prints times and memory, which stand with their goals in docs/measured.md, because they depend on the machine. */
it('pages are rendered from the catalogue in memory', { timeout: 120_000 }, async () => {
  const { site = 0 } = inject('functionPids');
  const metrics: Record<string, { medianMs: number; p95Ms: number; processorMs: number }> = {};
  const pages: Record<string, (run: number) => string> = {
    home: () => '/',
    categories: () => '/MyCategory',
    product: (run) => `/products/${LISTED}${run}`,
  };
  for (const [name, pathOf] of Object.entries(pages)) {
    const times: number[] = [];
    let before = 0;
    for (let run = 0; run < WARM_UP + RUNS; run += 1) {
      if (run === WARM_UP) before = cpuSeconds(site);
      const started = performance.now();
      const { status, body } = await getOnce(inject('siteUrl') + pathOf(run));
      times.push(performance.now() - started);
      expect(status, pathOf(run)).toBe(200);
      expect(body.toString(), pathOf(run)).toContain('<h1');
    }
    const warm = times.slice(WARM_UP);
    metrics[name] = {
      medianMs: tenth(percentile(warm, 0.5)),
      p95Ms: tenth(percentile(warm, 0.95)),
      processorMs: tenth(((cpuSeconds(site) - before) * 1_000) / RUNS),
    };
  }
  const memory = { now: Math.round(memoryMb(site)), peak: Math.round(peakMemoryMb(site)) };
  process.stdout.write(`PAGES with ${published} products: ${JSON.stringify(metrics)}, MiB ${JSON.stringify(memory)}\n`);
  expect(memory.peak).toBeLessThan(LIMIT_MB);
});
