import { join } from 'node:path';
import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { startSuite, type Suite, type SuiteOptions } from './emulators/suite';
import { aborted } from './interrupt-signal';
import { portsOf, projectId } from './ports';
import { step } from './progress.mjs';
import { CACHE } from './root';
import { makeSeedPictures, seedEntries, seedObjects } from './seed/pictures';
import { seed } from './seed/seed';
import { writeStorageImport } from './seed/storage-import';

/**
 * Starts a suite with the seed: catalogue with pictures, two accounts, some enquiries and orders. `importFrom` loads another
 * folder instead. If `stop` aborts, it resolves early and only partly seeded.
 */
export async function startSeededSuite(options: SuiteOptions, stop: AbortSignal): Promise<Suite> {
  const { suite, whenSeeded } = await startSeedingSuite(options, stop);
  try {
    await whenSeeded;
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return suite;
}

/** The same, resolved as soon as the emulators run; `whenSeeded` settles when the data is complete. */
export async function startSeedingSuite(
  options: SuiteOptions,
  stop: AbortSignal,
): Promise<{ suite: Suite; whenSeeded: Promise<void> }> {
  const start = (importFrom: string) => step('Starting the emulators', () => startSuite({ ...options, importFrom }));
  if (options.importFrom !== undefined) return { suite: await start(options.importFrom), whenSeeded: Promise.resolve() };
  await step('Making the pictures of the seed', (report) => makeSeedPictures((done, total) => report(`${done} of ${total}`)));
  const importFrom = join(CACHE, 'storage-imports', String(options.shift));
  writeStorageImport(importFrom, seedObjects(projectId(options.shift)));
  const suite = await start(importFrom);
  return { suite, whenSeeded: Promise.race([step('Writing the seed', () => seedSuite(suite)), aborted(stop)]) };
}

async function seedSuite({ shift, environment }: Suite): Promise<void> {
  Object.assign(process.env, environment);
  await seed();
  await waitForSnapshot(shift);
}

/** Waits until the snapshot that visitors read holds the whole seed. */
async function waitForSnapshot(shift: number): Promise<void> {
  const url = `http://127.0.0.1:${portsOf(shift).functions}/${projectId(shift)}/asia-south1/site/catalogue.json`;
  const expected = Object.fromEntries(seedEntries().map(([collection, entries]) => [collection, entries.length]));
  const deadline = Date.now() + 120_000;
  for (;;) {
    const served = (await (await fetch(url)).json()) as CatalogueFile;
    const collections = ['categories', 'products', 'banners'] as const;
    if (collections.every((name) => served[name].length >= (expected[name] ?? 0))) return;
    if (Date.now() > deadline) throw new Error(`The snapshot at ${url} did not catch up with the seed.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
