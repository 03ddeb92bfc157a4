import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../root';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A test that failed, at least at its first try. */
export interface Finding {
  test: string;
  /** The first lines of its message. */
  message: string;
}

export interface Report {
  counts: Counts;
  findings: Finding[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
}

const MESSAGE_LINES = 20;

const firstLines = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .join('\n');

function readVitest(report: VitestReport): Report {
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    findings: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          test: `${relative(ROOT, name)}: ${fullName}`,
          message: firstLines(failureMessages?.[0] ?? ''),
        })),
    ),
  };
}

function findingsIn(suite: PlaywrightSuite, file = suite.title): Finding[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: `${file}: ${title} (${projectName})`,
        message: firstLines(results.find(({ error }) => error)?.error?.message ?? ''),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => findingsIn(inner, file))];
}

function readPlaywright({ stats, suites }: PlaywrightReport): Report {
  return {
    counts: { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped },
    findings: suites.flatMap((suite) => findingsIn(suite)),
  };
}

/** Counts and failed tests of a report. */
export function readReport(kind: 'vitest' | 'playwright', text: string): Report {
  const report: unknown = JSON.parse(text);
  return kind === 'vitest' ? readVitest(report as VitestReport) : readPlaywright(report as PlaywrightReport);
}
