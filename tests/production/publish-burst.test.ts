import { loadavg } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { percentile } from '../perf/bench';
import { measureBurst } from './publish-burst';
import type { Burst, BurstResult } from './publish-burst';
import { stageFunctions } from './staged-functions';

/*
 * Sizes: 2,000 products in npm run test:production, and with LONG=1 the goals of docs/measured.md. Any other size, alone:
 * PRODUCTS=50000 CHARACTERS=500 npm run test:production -- tests/production/publish-burst.test.ts
 */
const isLong = process.env.LONG === '1';
const chosen = Number(process.env.PRODUCTS ?? 0);
/** Memory of the functions, MiB. */
const MEMORY_MB = 512;

let source: string;
beforeAll(async () => {
  source = await stageFunctions();
}, 300_000);

const one = (value: number): string => value.toFixed(1);

const timesOf = (times: readonly number[]): string =>
  `${one(percentile(times, 0.5))}, p95 ${one(percentile(times, 0.95))}, slowest ${one(Math.max(...times))}`;

/** The figures in one line, for docs/measured.md. */
const lineOf = ({ products, characters, killAfterMs = [] }: Burst, { busy, idle, ...result }: BurstResult): string =>
  [
    `BURST ${products} x ${characters / 1_000} kB${killAfterMs.length === 0 ? '' : `, killed ${killAfterMs.length} times`}`,
    `published in ${one(result.seconds)} s, written in ${one(result.writtenAfterSeconds)} s, ${busy.versions} versions`,
    `${Object.values(busy.times).flat().length} answers, ${busy.failed} failed, ${one(result.processorMsPerAnswer)} ms of processor time each`,
    ...(['list', 'details', 'version'] as const).map(
      (file) => `${file} median ${timesOf(busy.times[file])} ms, idle median ${timesOf(idle.times[file])} ms`,
    ),
    `publisher ${one(result.publisherMemoryMb)} MiB, catalogue ${one(result.catalogueMemoryMb)} MiB, load ${one(loadavg()[0] ?? 0)}`,
  ].join('; ');

/** Prints the times, which stand with their goals in docs/measured.md, because they depend on the machine. */
async function expectPublished(burst: Burst): Promise<void> {
  const result = await measureBurst(burst, source);
  process.stdout.write(`${new Date().toISOString().slice(0, 16)} ${lineOf(burst, result)}\n`);
  for (const { failures, times } of [result.busy, result.idle]) {
    expect(failures).toEqual([]);
    expect(Object.values(times).filter((some) => some.length === 0)).toEqual([]);
  }
  expect(result.publisherMemoryMb).toBeLessThanOrEqual(MEMORY_MB);
  expect(result.catalogueMemoryMb).toBeLessThanOrEqual(MEMORY_MB);
}

/** Vitest ends a test this much later than its burst, which says how far it got. */
const GRACE_SECONDS = 60;
const timeoutFor = (limitSeconds: number) => ({ timeout: (limitSeconds + GRACE_SECONDS) * 1_000 });

describe.skipIf(chosen > 0)('a burst of changes', () => {
  it('is published whole although the publisher is killed again and again', timeoutFor(400), async () => {
    const killAfterMs = [1_500, 4_000, 8_000];
    await expectPublished({ products: 1_000, characters: 500, prefix: 'kill-', killAfterMs, limitSeconds: 400 });
  });

  it.skipIf(isLong)('of 2,000 products of 3 kB is published whole while the catalogue is served', timeoutFor(300), async () => {
    await expectPublished({ products: 2_000, characters: 3_000, prefix: 'burst-', limitSeconds: 300 });
  });

  it.runIf(isLong)('of 10,000 products of 3 kB is published whole while the catalogue is served', timeoutFor(900), async () => {
    await expectPublished({ products: 10_000, characters: 3_000, prefix: 'burst-', limitSeconds: 900 });
  });

  it.runIf(isLong)('of 50,000 products of 0.5 kB is published whole in 512 MiB', timeoutFor(1_800), async () => {
    await expectPublished({ products: 50_000, characters: 500, prefix: 'large-', limitSeconds: 1_800 });
  });
});

it.runIf(chosen > 0)('a burst of a chosen size is published whole', timeoutFor(3_600), async () => {
  const characters = Number(process.env.CHARACTERS ?? 500);
  await expectPublished({ products: chosen, characters, prefix: `chosen-${chosen}-`, limitSeconds: 3_600 });
});
