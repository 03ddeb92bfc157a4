import type { Finding } from './reports';
import type { Result } from './run-part';

/** `42 s`, from a minute on `3.4 min`. */
export const duration = (ms: number): string =>
  ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${(ms / 60_000).toFixed(1)} min`;

function describe({ name, report, tookMs, complaint }: Result): string {
  const { passed = 0, failed = 0 } = report?.counts ?? {};
  const tests = report ? ` ${failed > 0 ? `${failed} of ${passed + failed}` : passed}` : '';
  return `${name}${tests}${complaint ? ` ${complaint}` : ''} (${duration(tookMs)})`;
}

const findingText = ({ test, message: said }: Finding): string => `Red: ${test}\n${said.replace(/^/gm, '    ')}\n`;

/** The end of a run: each red test with its message, then one line of what failed, what passed and how long each part took. */
export function summary(results: readonly Result[], tookMs: number): string {
  const findings = results.flatMap(({ report }) => report?.findings ?? []).map((finding) => `${findingText(finding)}\n`);
  const red = results.filter((result) => !result.isGreen);
  const green = results.filter((result) => result.isGreen);
  const failed = red.length > 0 ? `FAILED: ${red.map(describe).join(', ')}. ` : '';
  const passed = green.length > 0 ? `Passed: ${green.map(describe).join(', ')}. ` : '';
  return `${findings.join('')}${failed}${passed}${duration(tookMs)} in all.`;
}
