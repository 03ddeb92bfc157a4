import type { Result } from './run-part';

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

function describe({ name, counts, tookMs, complaint }: Result): string {
  const tests = counts ? ` ${counts.failed > 0 ? `${counts.failed} of ${counts.passed + counts.failed}` : counts.passed}` : '';
  return `${name}${tests}${complaint ? ` ${complaint}` : ''} (${seconds(tookMs)})`;
}

/** The one line a run ends with. */
export function summary(results: readonly Result[], tookMs: number): string {
  const red = results.filter((result) => !result.isGreen);
  const green = results.filter((result) => result.isGreen);
  const failed = red.length > 0 ? `FAILED: ${red.map(describe).join(', ')}. ` : '';
  const passed = green.length > 0 ? `Passed: ${green.map(describe).join(', ')}. ` : '';
  return `${failed}${passed}${seconds(tookMs)} in all.`;
}
