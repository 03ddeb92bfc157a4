import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { ROOT } from '../root';
import type { Part } from './parts';
import { readReport, type Report } from './reports';

export interface Result {
  name: string;
  isGreen: boolean;
  tookMs: number;
  report?: Report;
  /** Why the part is red although its program succeeded. */
  complaint?: string;
}

/** Scheduling priority of parts that nothing waits for. */
export const LOW_PRIORITY = 10;

/** Runs one part and prints its output only if it fails. Rejects when `stop` aborts. */
export async function runPart(part: Part, environment: NodeJS.ProcessEnv, stop?: AbortSignal, priority = 0): Promise<Result> {
  const startedAt = Date.now();
  if (part.report) rmSync(part.report.path, { force: true });
  const { code, output } = await run(part.program, { ...environment, ...part.environment }, priority, stop);
  if (stop?.aborted) throw new Error(`${part.name} was stopped`);
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

/** Runs parts one after the other. A red part stops nothing: one run reports every failure. */
export async function runInOrder(
  parts: readonly Part[],
  environment: NodeJS.ProcessEnv,
  stop?: AbortSignal,
  priority?: number,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) results.push(await runPart(part, environment, stop, priority));
  return results;
}

/** Why a part is red although its program succeeded: it ran no test, or skipped some. */
export function complaintAbout(report: Report | undefined): string | undefined {
  if (!report) return 'no report';
  const { passed, failed, skipped } = report.counts;
  if (passed + failed === 0) return 'no tests';
  return skipped > 0 ? `${skipped} skipped` : undefined;
}

function run(
  [command, ...parameters]: Part['program'],
  environment: NodeJS.ProcessEnv,
  priority: number,
  stop?: AbortSignal,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, parameters, {
      cwd: ROOT,
      env: { ...environment, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) setPriority(child.pid, priority);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const kill = () => child.kill('SIGTERM');
    stop?.addEventListener('abort', kill);
    if (stop?.aborted) kill();
    child.once('error', reject);
    child.once('close', (code) => {
      stop?.removeEventListener('abort', kill);
      resolve({ code: code ?? 1, output });
    });
  });
}
