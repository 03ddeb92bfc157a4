import { spawn } from 'node:child_process';
import { firebaseCli } from '../programs';
import { ROOT } from '../root';

export interface CliResult {
  code: number;
  /** With `--json`, the answer alone: its result or its error. */
  stdout: string;
  /** Everything that was printed. Spinners write to stderr, also with `--json`. */
  output: string;
}

/** Runs firebase-tools with the given parameters. */
export type FirebaseCli = (...parameters: string[]) => Promise<CliResult>;

/** firebase-tools of this checkout, never interactive. `isShown` copies its output to the console. */
export function createFirebaseCli(project: string, config: string): FirebaseCli {
  return (...parameters) =>
    new Promise((resolve, reject) => {
      const [command, ...all] = firebaseCli(...parameters, '--project', project, '--config', config, '--non-interactive');
      const child = spawn(command, all, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
      const isShown = !parameters.includes('--json');
      let stdout = '';
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          if (stream === child.stdout) stdout += chunk;
          output += chunk;
          if (isShown) process.stdout.write(chunk);
        });
      }
      child.once('error', reject);
      child.once('close', (code) => resolve({ code: code ?? 1, stdout, output }));
    });
}
