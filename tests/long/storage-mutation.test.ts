import { readFileSync } from 'node:fs';
import type { RunnerTestCase } from 'vitest';
import { afterAll, afterEach, expect, it } from 'vitest';
import { mutantsOf } from '../rules/mutants';
import { loadStorageRules } from '../rules/personas';
import { findSurvivors } from './find-survivors';
// The tests of storage.rules run first with the real rules, then with each mutant: Storage's emulator reports no coverage.
import '../rules/storage-tests';

const RULES = readFileSync('storage.rules', 'utf8');
const MUTATION_TEST = 'the tests of storage.rules detect every condition that is negated or dropped';

const tests: RunnerTestCase[] = [];
afterEach(({ task }) => {
  if (task.name !== MUTATION_TEST) tests.push(task);
});
afterAll(() => loadStorageRules(RULES));

it(MUTATION_TEST, { timeout: 3_600_000 }, async () => {
  const mutants = mutantsOf(RULES);
  expect(mutants).not.toEqual([]);
  const reset = () => Promise.resolve();
  const survivors = await findSurvivors({ mutants, tests, load: loadStorageRules, reset, candidates: (_, order) => order });
  expect(survivors).toEqual([]);
});
