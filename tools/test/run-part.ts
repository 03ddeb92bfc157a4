import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ROOT } from '../root';
import type { Part } from './parts';
import { readReport, type Report } from './reports';

export interface Result {
  name: string;
  isGreen: boolean;
  tookMs: number;
  report?: Report;
  /** Why a part whose program was content is red all the same. */
  complaint?: string;
}

/** Runs one part. Silent while it goes well; prints all it said when it does not. */
export async function runPart(part: Part, environment: NodeJS.ProcessEnv): Promise<Result> {
  const startedAt = Date.now();
  if (part.report) rmSync(part.report.path, { force: true });
  const { code, output } = await run(part.program, environment);
  const report =
    part.report && existsSync(part.report.path)
      ? readReport(part.report.kind, readFileSync(part.report.path, 'utf8'))
      : undefined;
  const complaint = part.report ? complaintAbout(report) : undefined;
  const result: Result = {
    name: part.name,
    isGreen: code === 0 && !complaint,
    tookMs: Date.now() - startedAt,
    ...(report ? { report } : {}),
    ...(complaint ? { complaint } : {}),
  };
  if (!result.isGreen) console.log(`\n${output.trimEnd()}\n`);
  console.log(`${result.isGreen ? 'passed' : 'FAILED'}  ${part.name}`);
  return result;
}

/** Runs parts one after the other, the next also when one has failed: so that one run tells everything. */
export async function runInOrder(parts: readonly Part[], environment: NodeJS.ProcessEnv): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) results.push(await runPart(part, environment));
  return results;
}

/** A part that ran no test, or left one out, has shown nothing. */
function complaintAbout(report: Report | undefined): string | undefined {
  if (!report) return 'no report';
  const { passed, failed, skipped } = report.counts;
  if (passed + failed === 0) return 'no tests';
  return skipped > 0 ? `${skipped} skipped` : undefined;
}

function run(
  [command, ...parameters]: Part['program'],
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, parameters, {
      cwd: ROOT,
      env: { ...environment, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
