import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mutantsOf } from '../rules/mutants';
import type { Mutant } from '../rules/mutants';

/** Rules are per project, so that several mutants are tested at once in one emulator. */
const WORKERS = 3;
const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Names of the tests that are the likeliest to detect a mutant of this function. Others: the collection's name. */
const LIKELY_TESTS: Readonly<Record<string, string>> = {
  isAdmin: '^team ',
  isSelf: '^users |profiles',
  unchanged: 'concurrent edits of|profiles',
  unchangedOrNull: 'concurrent edits of|profiles',
  isNewContent: 'concurrent edits of',
  isContentUpdate: 'concurrent edits of',
  hasListLimit: 'with a limit',
  isPriceAudience: 'price',
  hasOpenPrices: 'price',
  isLeadProgress: 'lead progress on orders|orders.note',
  isLeadOwner: 'lead progress on orders|orders.ownerName',
  hasErasureEntry: 'erasing in orders',
  isErasureEntry: 'erasing in orders',
  isActivityEntry: 'activity',
  isFacts: 'facts of a product',
  isListUpTo: 'facts of a product',
  isNullOrNumber: 'facts of a product',
  isLeadTime: 'facts of a product',
  isSiteSettings: 'settings',
  isProduct: 'product',
  isCategory: 'categories',
  isBanner: 'banners',
  isProfile: 'users|profiles',
  isOwnEmail: 'profiles',
};
const TYPE_TESTS = 'shape of|^(products|categories|banners|users|orders)\\.|links of content|refuse|lead progress on orders';
const likelyTests = ({ scope }: Mutant): string => LIKELY_TESTS[scope] ?? (/^is[A-Z]/.test(scope) ? TYPE_TESTS : scope);

/** Whether those of the rules tests whose names match pass with these rules. */
function passes({ rules }: Mutant, worker: number, names: string): Promise<boolean> {
  const file = join(folder, `${worker}.rules`);
  writeFileSync(file, rules);
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const parameters = ['run', '--project', 'rules', '--bail', '1', '-t', names, 'tests/rules/firestore.test.ts'];
  const env = { ...process.env, FIRESTORE_RULES: file, RULES_PROJECT: `demo-catalogue-mutant-${worker}` };
  return new Promise((resolve) => {
    spawn(process.execPath, [vitest, ...parameters], { env, stdio: 'ignore' }).once('close', (code) => resolve(code === 0));
  });
}

/** The likely tests run first, because all of them take 20 times as long. */
const survives = async (mutant: Mutant, worker: number): Promise<boolean> =>
  (await passes(mutant, worker, likelyTests(mutant))) && (await passes(mutant, worker, ''));

/** RULES_MUTANTS=0-50 tests a part of them. */
function chosen(mutants: readonly Mutant[]): readonly Mutant[] {
  const [from = 0, to = mutants.length] = (process.env.RULES_MUTANTS ?? '').split('-').filter(Boolean).map(Number);
  return mutants.slice(from, to);
}

it('the rules tests detect every condition that is negated or dropped', { timeout: 7_200_000 }, async () => {
  const waiting = [...chosen(mutantsOf(readFileSync('firestore.rules', 'utf8')))];
  expect(waiting.length).toBeGreaterThan(0);
  const survivors: string[] = [];
  let tested = 0;
  const work = async (worker: number): Promise<void> => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const isSurvivor = await survives(mutant, worker);
      if (isSurvivor) survivors.push(mutant.name);
      tested += 1;
      console.log(`${tested} of ${tested + waiting.length}: ${isSurvivor ? 'SURVIVED' : 'detected'} ${mutant.name}`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  expect(survivors).toEqual([]);
});
