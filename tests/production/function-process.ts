import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface FunctionOptions {
  /** Its export in index.ts. */
  name: string;
  trigger: 'http' | 'cloudevent';
  /** Folder of the staged functions. */
  source: string;
  memoryMb: number;
  environment: Readonly<Record<string, string>>;
}

/** One function in a process of its own, as Cloud Run runs it. */
export interface FunctionProcess {
  url: string;
  pid: number;
  /** Largest resident memory so far, MiB. */
  peakMemoryMb: () => number;
  log: () => string;
  /** Ends the process at once, without a chance to clean up. */
  kill: () => Promise<void>;
}

/** Node leaves this share of the memory to buffers and native code. */
const HEAP_SHARE = 0.75;
const START_TIMEOUT_MS = 180_000;

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Environment of a function in the cloud, with the emulators in place of Google's services. */
function cloudEnvironment({ name, memoryMb, environment }: FunctionOptions, port: number): Record<string, string> {
  const project = environment.GCLOUD_PROJECT ?? '';
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    ...environment,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`,
    PORT: String(port),
    K_SERVICE: name,
    FUNCTION_TARGET: name,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    EVENTARC_CLOUD_EVENT_SOURCE: `projects/${project}/locations/asia-south1/services/${name}`,
  };
}

const memoryOf = (pid: number, field: RegExp): number =>
  Number(field.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Resident memory of a process, MiB. */
export const memoryMb = (pid: number): number => memoryOf(pid, /VmRSS:\s*(\d+)/);
/** Largest resident memory of a process so far, MiB. */
export const peakMemoryMb = (pid: number): number => memoryOf(pid, /VmHWM:\s*(\d+)/);

/** Clock ticks of Linux in a second. */
const TICKS = 100;

/** Processor time of a process so far, s. */
export function cpuSeconds(pid: number): number {
  // The name of the program, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Starts a function with Google's functions-framework and resolves when it answers. */
export async function startFunction(options: FunctionOptions): Promise<FunctionProcess> {
  const port = await freePort();
  const framework = join(options.source, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  const child = spawn(process.execPath, [framework, `--target=${options.name}`, `--signature-type=${options.trigger}`], {
    cwd: options.source,
    env: cloudEnvironment(options, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (!isRunning() || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${options.name} did not start:\n${output}`);
    }
    const isUp = await fetch(`${url}/robots.txt`, { method: 'GET' }).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { pid = 0 } = child;
  return {
    url,
    pid,
    peakMemoryMb: () => peakMemoryMb(pid),
    log: () => output,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
