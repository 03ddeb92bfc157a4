import type { Finding } from './reports';
import type { Result } from './run-part';

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

function describe({ name, report, tookMs, complaint }: Result): string {
  const { passed = 0, failed = 0 } = report?.counts ?? {};
  const tests = report ? ` ${failed > 0 ? `${failed} of ${passed + failed}` : passed}` : '';
  return `${name}${tests}${complaint ? ` ${complaint}` : ''} (${seconds(tookMs)})`;
}

const tell = ({ test, said, passedLater }: Finding): string =>
  `${passedLater ? 'Green at its second try only' : 'Red'}: ${test}\n${said.replace(/^/gm, '    ')}\n`;

/** What a run ends with: every test that was red and what it said, then one line of what passed and what did not. */
export function summary(results: readonly Result[], tookMs: number): string {
  const findings = results.flatMap(({ report }) => report?.findings ?? []).map((finding) => `${tell(finding)}\n`);
  const red = results.filter((result) => !result.isGreen);
  const green = results.filter((result) => result.isGreen);
  const failed = red.length > 0 ? `FAILED: ${red.map(describe).join(', ')}. ` : '';
  const passed = green.length > 0 ? `Passed: ${green.map(describe).join(', ')}. ` : '';
  return `${findings.join('')}${failed}${passed}${seconds(tookMs)} in all.`;
}
