import { readFileSync } from 'node:fs';
import type { RunnerTask, RunnerTestCase, RunnerTestSuite } from 'vitest';
import { afterAll, afterEach, beforeEach, expect, it, TestRunner } from 'vitest';
import { outcomesOf, type Outcome } from '../rules/coverage';
import { mutantsOf, type Mutant } from '../rules/mutants';
import { loadRules, resetFirestore, ruleCoverage } from '../rules/personas';
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

const nameOf = (task: RunnerTask): string => (task.suite ? `${nameOf(task.suite)} ` : '') + task.name;
/** The describe blocks around a test, outermost first. */
const suitesOf = ({ suite }: RunnerTask): RunnerTestSuite[] => (suite ? [...suitesOf(suite), suite] : []);

/** Whether a test passes. The hooks of its describe blocks run before it. */
async function passes(test: RunnerTestCase): Promise<boolean> {
  await resetFirestore();
  for (const suite of suitesOf(test)) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
  }
  try {
    await TestRunner.getTestFn(test)();
    return true;
  } catch {
    return false;
  }
}

/** The tests that can detect a mutant: up to its condition, all others run as with the real rules. The likeliest stand first. */
function candidates({ condition, unchanged }: Mutant, tests: readonly RunnerTestCase[]): RunnerTestCase[] {
  const changed = (test: RunnerTestCase): Outcome[] =>
    [...(outcomesByTest.get(test)?.get(condition.start) ?? [])].filter((outcome) => outcome !== unchanged);
  const isSure = (test: RunnerTestCase): boolean => changed(test).some((outcome) => outcome !== 'neither');
  const able = tests.filter((test) => changed(test).length > 0);
  return [...able.filter(isSure), ...able.filter((test) => !isSure(test))];
}

/** The test that detects a mutant; undefined if it survives. */
async function findDetector(mutant: Mutant, tests: readonly RunnerTestCase[]): Promise<RunnerTestCase | undefined> {
  await loadRules(mutant.rules);
  for (const test of candidates(mutant, tests)) if (!(await passes(test))) return test;
  return undefined;
}

it(MUTATION_TEST, { timeout: 3_600_000 }, async () => {
  // Those that detected an earlier mutant run early: they often detect the next one.
  let tests = [...outcomesByTest.keys()];
  const mutants = mutantsOf(RULES).filter(({ name }) => CHOSEN.test(name));
  expect(mutants).not.toEqual([]);
  const survivors: string[] = [];
  for (const mutant of mutants) {
    const detector = await findDetector(mutant, tests);
    if (detector === undefined) survivors.push(mutant.name);
    else tests = [detector, ...tests.filter((test) => test !== detector)];
    process.stdout.write(`${mutant.name}: ${detector ? nameOf(detector) : 'SURVIVED'}\n`);
  }
  process.stdout.write(`${mutants.length} mutants, ${survivors.length} survived\n`);
  expect(survivors).toEqual([]);
});
