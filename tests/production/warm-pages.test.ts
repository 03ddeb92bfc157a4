import { beforeAll, expect, inject, it } from 'vitest';
import { percentile } from '../perf/bench';
import { memoryMb, peakMemoryMb } from './function-process';
import { getOnce } from './get-once';
import { LISTED, publishAtLeast } from './publish-at-least';

const PRODUCTS = process.env.LONG === '1' ? 10_000 : 1_000;
const WARM_UP = 20;
const RUNS = 60;
/** Memory of the function, MiB (functions/src/platform/options.ts). */
const LIMIT_MB = 512;

beforeAll(() => publishAtLeast(PRODUCTS), 400_000);

/** Prints times and memory, which stand with their goals in docs/measured.md, because they depend on the machine. */
it('pages are rendered from the catalogue in memory', { timeout: 120_000 }, async () => {
  const p95Ms: Record<string, number> = {};
  const pages: Record<string, (run: number) => string> = {
    home: () => '/',
    categories: () => '/MyCategory',
    product: (run) => `/products/${LISTED}${run}`,
  };
  for (const [name, pathOf] of Object.entries(pages)) {
    const times: number[] = [];
    for (let run = 0; run < WARM_UP + RUNS; run += 1) {
      const started = performance.now();
      const { status, body } = await getOnce(inject('lanePageUrl') + pathOf(run));
      times.push(performance.now() - started);
      expect(status, pathOf(run)).toBe(200);
      expect(body.toString(), pathOf(run)).toContain('<h1');
    }
    p95Ms[name] = Math.round(percentile(times.slice(WARM_UP), 0.95) * 10) / 10;
  }
  const { page = 0 } = inject('lanePids');
  const memory = { now: Math.round(memoryMb(page)), peak: Math.round(peakMemoryMb(page)) };
  process.stdout.write(`PAGES with ${PRODUCTS} products: ${JSON.stringify({ p95Ms })}, MiB ${JSON.stringify(memory)}\n`);
  expect(memory.peak).toBeLessThan(LIMIT_MB);
});
