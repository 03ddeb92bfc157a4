import type { RunnerTask, RunnerTestCase, RunnerTestSuite } from 'vitest';
import { TestRunner } from 'vitest';
import type { Mutant } from '../rules/mutants';

interface Mutation {
  mutants: readonly Mutant[];
  tests: readonly RunnerTestCase[];
  /** Loads rules into the emulator. */
  load: (rules: string) => Promise<void>;
  /** Runs before each test. */
  reset: () => Promise<void>;
  /** The tests that can detect a mutant, the likeliest first. */
  candidates: (mutant: Mutant, tests: readonly RunnerTestCase[]) => readonly RunnerTestCase[];
}

/** Runs tests of the rules against each mutant until one fails. Returns the names of the mutants that pass them all. */
export async function findSurvivors({ mutants, tests, load, reset, candidates }: Mutation): Promise<string[]> {
  // Tests that detected an earlier mutant run early: they often detect the next one.
  let order = tests;
  const survivors: string[] = [];
  for (const mutant of mutants) {
    await load(mutant.rules);
    const detector = await firstFailure(candidates(mutant, order), reset);
    if (detector === undefined) survivors.push(mutant.name);
    else order = [detector, ...order.filter((test) => test !== detector)];
    process.stdout.write(`${mutant.name}: ${detector ? nameOf(detector) : 'SURVIVED'}\n`);
  }
  process.stdout.write(`${mutants.length} mutants, ${survivors.length} survived\n`);
  return survivors;
}

async function firstFailure(tests: readonly RunnerTestCase[], reset: () => Promise<void>): Promise<RunnerTestCase | undefined> {
  for (const test of tests) if (!(await passes(test, reset))) return test;
  return undefined;
}

/** Whether a test passes. The hooks of its describe blocks run before it. */
async function passes(test: RunnerTestCase, reset: () => Promise<void>): Promise<boolean> {
  await reset();
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

const nameOf = (task: RunnerTask): string => (task.suite ? `${nameOf(task.suite)} ` : '') + task.name;

/** The describe blocks around a test, outermost first. */
const suitesOf = ({ suite }: RunnerTask): RunnerTestSuite[] => (suite ? [...suitesOf(suite), suite] : []);
