import { beforeAll, describe, expect, it } from 'vitest';
import { laneEnvironment } from './lane-environment';
import { measureBurst } from './publish-burst';
import type { Burst, BurstResult } from './publish-burst';
import { stageFunctions } from './staged-functions';

let source: string;
beforeAll(async () => {
  source = await stageFunctions();
}, 300_000);

/** Prints the times, which stand with their goals in docs/measured.md: they depend on the machine. */
async function measure(burst: Burst): Promise<BurstResult> {
  const result = await measureBurst(burst, source, laneEnvironment());
  process.stdout.write(`${JSON.stringify(burst)} ${JSON.stringify(result)}\n`);
  return result;
}

describe('a burst of changes', () => {
  it('is published whole although the publisher is killed again and again', { timeout: 400_000 }, async () => {
    const result = await measure({ products: 1_000, characters: 500, prefix: 'kill-', killAfterMs: [1_500, 4_000, 8_000] });
    expect(result.failedAnswers).toBe(0);
  });

  it('of 10,000 products of 3 kB is published whole while the catalogue is served', { timeout: 400_000 }, async () => {
    const result = await measure({ products: 10_000, characters: 3_000, prefix: 'burst-' });
    expect(result.failedAnswers).toBe(0);
    expect(result.publisherMemoryMb).toBeLessThanOrEqual(512);
    expect(result.catalogueMemoryMb).toBeLessThanOrEqual(512);
  });

  // LONG=1 npm run test:production: ten minutes.
  it.runIf(process.env.LONG === '1')('of 50,000 products is published whole in 512 MiB', { timeout: 1_200_000 }, async () => {
    const result = await measure({ products: 50_000, characters: 500, prefix: 'large-' });
    expect(result.failedAnswers).toBe(0);
    expect(result.publisherMemoryMb).toBeLessThanOrEqual(512);
    expect(result.catalogueMemoryMb).toBeLessThanOrEqual(512);
  });
});
