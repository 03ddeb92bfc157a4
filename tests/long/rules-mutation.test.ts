import { readFileSync } from 'node:fs';
import type { RunnerTestCase } from 'vitest';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { outcomesOf, type Outcome } from '../rules/coverage';
import { mutantsOf, type Mutant } from '../rules/mutants';
import { loadRules, resetFirestore, ruleCoverage } from '../rules/personas';
import { findSurvivors } from './find-survivors';
// The rules tests run first with the real rules, each with its own coverage report, then those concerned with each mutant.
import '../rules/firestore-tests';

const RULES = readFileSync('firestore.rules', 'utf8');
/** RULES_MUTANTS='^60: ' tests only the mutants whose name matches; vitest's -t chooses the tests. */
const CHOSEN = new RegExp(process.env.RULES_MUTANTS ?? '');
const MUTATION_TEST = 'the rules tests detect every condition that is negated or dropped';

/** The outcomes of each condition, by test. */
const outcomesByTest = new Map<RunnerTestCase, ReturnType<typeof outcomesOf>>();
// Loading the rules resets their coverage.
beforeEach(() => loadRules(RULES));
afterEach(async ({ task }) => {
  if (task.name !== MUTATION_TEST) outcomesByTest.set(task, outcomesOf(await ruleCoverage()));
});
afterAll(() => loadRules(RULES));

/** The tests that can detect a mutant: up to its condition, all others run as with the real rules. The likeliest stand first. */
function candidates({ condition, unchanged }: Mutant, tests: readonly RunnerTestCase[]): RunnerTestCase[] {
  const changed = (test: RunnerTestCase): Outcome[] =>
    [...(outcomesByTest.get(test)?.get(condition.start) ?? [])].filter((outcome) => outcome !== unchanged);
  const isSure = (test: RunnerTestCase): boolean => changed(test).some((outcome) => outcome !== 'neither');
  const able = tests.filter((test) => changed(test).length > 0);
  return [...able.filter(isSure), ...able.filter((test) => !isSure(test))];
}

it(MUTATION_TEST, { timeout: 3_600_000 }, async () => {
  const mutants = mutantsOf(RULES).filter(({ name }) => CHOSEN.test(name));
  expect(mutants).not.toEqual([]);
  const tests = [...outcomesByTest.keys()];
  expect(await findSurvivors({ mutants, tests, load: loadRules, reset: resetFirestore, candidates })).toEqual([]);
});
