import { expect, test } from 'vitest';
import { countTests } from './reports';
import { summary } from './summary';

const part = (name: string, isGreen = true) => ({ name, isGreen, tookMs: 4_200 });

test('a green run ends with what passed and how long it took', () => {
  const results = [part('types'), { ...part('unit'), counts: { passed: 120, failed: 0, skipped: 0 } }];
  expect(summary(results, 9_000)).toBe('Passed: types (4 s), unit 120 (4 s). 9 s in all.');
});

test('a red run begins with what failed', () => {
  const results = [part('types'), { ...part('e2e', false), counts: { passed: 58, failed: 2, skipped: 0 } }];
  expect(summary(results, 9_000)).toBe('FAILED: e2e 2 of 60 (4 s). Passed: types (4 s). 9 s in all.');
});

test('tests that were left out are named', () => {
  const results = [{ ...part('api', false), counts: { passed: 5, failed: 0, skipped: 1 }, complaint: '1 skipped' }];
  expect(summary(results, 9_000)).toContain('FAILED: api 5 1 skipped');
});

test('todo counts as left out, flaky as failed', () => {
  const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  expect(countTests('vitest', JSON.stringify(vitest))).toEqual({ passed: 3, failed: 1, skipped: 2 });
  const playwright = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(countTests('playwright', JSON.stringify(playwright))).toEqual({ passed: 3, failed: 2, skipped: 0 });
});
