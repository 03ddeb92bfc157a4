export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** How many tests a report speaks of. A flaky test has failed: it found something. */
export function countTests(kind: 'vitest' | 'playwright', text: string): Counts {
  if (kind === 'vitest') {
    const report = JSON.parse(text) as VitestReport;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  const { stats } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
