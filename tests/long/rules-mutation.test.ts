import { readFileSync } from 'node:fs';
import type { RunnerTask, RunnerTestCase, RunnerTestSuite } from 'vitest';
import { afterAll, expect, it, TestRunner } from 'vitest';
import { mutantsOf, type Mutant } from '../rules/mutants';
import { loadRules } from '../rules/personas';
// Registers the rules tests: they run first with the real rules, then one by one with each mutant.
import '../rules/firestore.test';

const RULES = readFileSync('firestore.rules', 'utf8');
afterAll(() => loadRules(RULES));

/** Tests that are likely to detect a mutant of this scope. Other functions: TYPE_TESTS. Collections: those with their name. */
const LIKELY: Readonly<Record<string, RegExp>> = {
  isAdmin: /team/,
  isSelf: /users|profiles/,
  unchanged: /concurrent edits|profiles/,
  unchangedOrNull: /concurrent edits|profiles/,
  isNewContent: /concurrent edits/,
  isContentUpdate: /concurrent edits/,
  hasListLimit: /with a limit/,
  isPriceAudience: /price/,
  hasOpenPrices: /price/,
  isLeadProgress: /lead progress/,
  isLeadOwner: /lead progress/,
  hasErasureEntry: /erasing/,
  isErasureEntry: /erasing/,
  isActivityEntry: /activity|erasing/,
  isNullOrLink: /links/,
  isFacts: /facts/,
  isListUpTo: /facts/,
  isNullOrNumber: /facts/,
  isLeadTime: /facts/,
  isSiteSettings: /settings/,
};

const TYPE_TESTS = /the shape of|accepts|rejects|refuse/;

function likelyTests(scope: string): RegExp {
  const known = LIKELY[scope];
  if (known !== undefined) return known;
  return scope.startsWith('is') ? TYPE_TESTS : new RegExp(`\\b${scope.split(' ', 1)[0] ?? ''}\\b`);
}

const testsOf = (task: RunnerTask): RunnerTestCase[] => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);
const nameOf = (task: RunnerTask): string => (task.suite ? `${nameOf(task.suite)} ` : '') + task.name;
const suitesOf = ({ suite, file }: RunnerTask): RunnerTestSuite[] => (suite ? [...suitesOf(suite), suite] : [file]);

/** Whether a test passes. Its beforeEach hooks run before it. */
async function passes(test: RunnerTestCase): Promise<boolean> {
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

/** The test that detects a mutant; undefined if it survives. */
async function findDetector({ rules, scope }: Mutant, tests: readonly RunnerTestCase[]): Promise<RunnerTestCase | undefined> {
  await loadRules(rules);
  const likely = likelyTests(scope);
  const [first, rest] = [tests.filter((test) => likely.test(nameOf(test))), tests.filter((test) => !likely.test(nameOf(test)))];
  for (const test of [...first, ...rest]) if (!(await passes(test))) return test;
  return undefined;
}

/** RULES_MUTANTS=0-50 tests a part of them. */
function chosen(mutants: readonly Mutant[]): readonly Mutant[] {
  const [from = 0, to = mutants.length] = (process.env.RULES_MUTANTS ?? '').split('-').filter(Boolean).map(Number);
  return mutants.slice(from, to);
}

it('the rules tests detect every condition that is negated or dropped', { timeout: 7_200_000 }, async ({ task }) => {
  // Those that detected an earlier mutant run early: they often detect the next one.
  let tests = testsOf(task.file).filter((test) => test !== task && !test.name.startsWith('evaluates every condition'));
  const mutants = chosen(mutantsOf(RULES));
  expect(mutants.length).toBeGreaterThan(0);
  const survivors: string[] = [];
  for (const [index, mutant] of mutants.entries()) {
    const detector = await findDetector(mutant, tests);
    if (detector === undefined) survivors.push(mutant.name);
    else tests = [detector, ...tests.filter((test) => test !== detector)];
    console.log(
      `${index + 1} of ${mutants.length}: ${mutant.name}: ${detector ? `detected by ${nameOf(detector)}` : 'SURVIVED'}`,
    );
  }
  expect(survivors).toEqual([]);
});
