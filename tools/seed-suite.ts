import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFile } from '@catalogue/contract/entities/catalogue';
import { existingFolder, saveData } from './emulators/data';
import { startSuite, type Suite, type SuiteOptions } from './emulators/suite';
import { aborted } from './interrupt-signal';
import { portsOf, projectId } from './ports';
import { CACHE, ROOT } from './root';
import { seed } from './seed/seed';

/*
 * Seeding makes some 800 pictures in one to two minutes. .cache keeps the result; the next empty suite of the same shift
 * imports it, unless a source of the seed changed.
 */

const SOURCES = [
  'seed',
  'tools/seed',
  'functions/contract',
  'functions/src/catalogue',
  'functions/src/images',
  'functions/src/leads',
];
const SEEDED = join(CACHE, 'seeded');

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function seededFolder(shift: number): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(join(ROOT, source)))) hash.update(file).update(readFileSync(file));
  return join(SEEDED, `${projectId(shift)}-${hash.digest('hex').slice(0, 12)}`);
}

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
  const importFrom = options.importFrom ?? existingFolder(seededFolder(options.shift));
  const suite = await startSuite({ ...options, ...(importFrom ? { importFrom } : {}) });
  return { suite, whenSeeded: importFrom ? Promise.resolve() : Promise.race([seedAndCache(suite), aborted(stop)]) };
}

async function seedAndCache({ shift, environment }: Suite): Promise<void> {
  Object.assign(process.env, environment);
  await seed({ onProgress: showProgress });
  await waitForSnapshot(shift);
  for (const name of existingFolder(SEEDED) ? readdirSync(SEEDED) : []) {
    if (name.startsWith(`${projectId(shift)}-`)) rmSync(join(SEEDED, name), { recursive: true });
  }
  await saveData(shift, seededFolder(shift));
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rMaking pictures: ${done} of ${total}${done === total ? '\n' : ''}`);
}

/** Waits until the catalogue file contains every picture. */
async function waitForSnapshot(shift: number): Promise<void> {
  const url = `http://127.0.0.1:${portsOf(shift).functions}/${projectId(shift)}/asia-south1/catalogue/catalogue.json`;
  const deadline = Date.now() + 120_000;
  for (;;) {
    const { categories, products, banners } = (await (await fetch(url)).json()) as CatalogueFile;
    const all = [...categories, ...products, ...banners];
    if (all.length > 0 && all.every(({ picture }) => picture)) return;
    if (Date.now() > deadline) throw new Error(`The snapshot at ${url} did not catch up with the seed.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
