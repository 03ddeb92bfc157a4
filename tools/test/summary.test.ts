import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root';
import { readReport } from './reports';
import { complaintAbout } from './run-part';
import { summary } from './summary';

const part = (name: string, isGreen = true) => ({ name, isGreen, tookMs: 4_200 });
const counted = (passed: number, failed: number, skipped = 0) => ({ counts: { passed, failed, skipped }, findings: [] });

test('a green run lists what passed and how long it took', () => {
  const results = [part('types'), { ...part('unit'), report: counted(120, 0) }];
  expect(summary(results, 9_000)).toBe('Passed: types (4 s), unit 120 (4 s). 9 s in all.');
});

test('a red run lists what failed first', () => {
  const results = [part('types'), { ...part('e2e', false), report: counted(58, 2) }];
  expect(summary(results, 9_000)).toBe('FAILED: e2e 2 of 60 (4 s). Passed: types (4 s). 9 s in all.');
});

test('durations from a minute on are shown in minutes', () => {
  expect(summary([{ ...part('e2e'), tookMs: 204_000 }], 421_000)).toBe('Passed: e2e (3.4 min). 7.0 min in all.');
});

test('skipped tests are counted', () => {
  const results = [{ ...part('api', false), report: counted(5, 0, 1), complaint: '1 skipped' }];
  expect(summary(results, 9_000)).toContain('FAILED: api 5 1 skipped');
});

test('readReport of vitest counts todo as skipped and returns red tests with their message', () => {
  const report = {
    ...{ numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
    testResults: [
      {
        name: join(ROOT, 'tests/api/orders.test.ts'),
        assertionResults: [
          { fullName: 'orders are kept', status: 'failed', failureMessages: ['Error: gone\n\n    at here'] },
          { fullName: 'orders are told', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  };
  expect(readReport('vitest', JSON.stringify(report))).toEqual({
    counts: { passed: 3, failed: 1, skipped: 2 },
    findings: [{ test: 'tests/api/orders.test.ts: orders are kept', message: 'Error: gone\n    at here' }],
  });
});

test('readReport of Playwright returns red tests with their message', () => {
  const spec = (title: string, status: string, messages: (string | undefined)[]) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: messages.map((message) => (message === undefined ? {} : { error: { message } })),
      },
    ],
  });
  const report = readReport(
    'playwright',
    JSON.stringify({
      stats: { expected: 3, unexpected: 2, skipped: 0 },
      suites: [
        {
          title: 'search.spec.ts',
          specs: [spec('finds', 'expected', [undefined]), spec('waits', 'unexpected', ['\u001b[31mToo late\u001b[39m'])],
          suites: [{ title: 'with a typo', specs: [spec('finds', 'unexpected', ['Nothing', 'Nothing again'])] }],
        },
      ],
    }),
  );
  expect(report.counts).toEqual({ passed: 3, failed: 2, skipped: 0 });
  expect(summary([{ ...part('e2e', false), report }], 9_000)).toBe(
    'Red: search.spec.ts: waits (phone)\n    Too late\n\n' +
      'Red: search.spec.ts: finds (phone)\n    Nothing\n\n' +
      'FAILED: e2e 2 of 5 (4 s). 9 s in all.',
  );
});

test('a part is red when it ran no test or skipped one', () => {
  expect(complaintAbout(undefined)).toBe('no report');
  expect(complaintAbout(counted(0, 0))).toBe('no tests');
  expect(complaintAbout(counted(5, 0, 1))).toBe('1 skipped');
  expect(complaintAbout(counted(5, 0))).toBeUndefined();
});
