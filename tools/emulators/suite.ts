import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { portsOf, projectId, suiteEnvironment, writeSuiteConfig, type Emulator } from '../ports';
import { firebaseEmulators, type Program } from '../programs';
import { CACHE, ROOT } from '../root';
import { UserError } from '../user-error';
import { assertPortsFree } from './check-ports';
import { storageRulesError, assertFirestoreRulesCompile } from './check-rules';
import { jarEnvironment, javaEnvironment } from './jars';
import { findJava } from './java';

export type Service = Extract<Emulator, 'auth' | 'firestore' | 'storage' | 'functions' | 'hosting'>;
export const SERVICES: readonly Service[] = ['auth', 'firestore', 'storage', 'functions', 'hosting'];

export interface SuiteOptions {
  shift: number;
  only?: readonly Service[];
  /** Data of an earlier run to begin with. */
  importFrom?: string;
  /** Receives each line the suite prints once it is ready: function logs, reloads, refused rules. */
  onLine?: (line: string) => void;
}

export interface Suite {
  shift: number;
  /** Environment variables by which programs find the suite. */
  environment: Record<string, string>;
  /** All that firebase-tools printed. */
  log: string;
  /** Resolves when the suite has ended, stopped or crashed. */
  ended: Promise<void>;
  /** Stops the suite; resolves when every process has ended. */
  stop: () => Promise<void>;
}

/** A suite that takes longer to stop is killed. */
const STOP_TIMEOUT_MS = 60_000;

/** Starts the official emulators. Resolves when all answer and both rules files compile. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { shift, only = SERVICES } = options;
  await assertPortsFree(shift, only);
  const java = findJava();
  const environment = { ...javaEnvironment(java), ...(await jarEnvironment(java)) };

  const folder = join(CACHE, 'emulators', String(shift));
  const log = join(folder, 'emulators.log');
  // firebase-tools appends to what the last start logged.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Private, because firebase-tools keeps the objects of every Storage emulator of the machine in one folder of tmp.
  const scratch = mkdtempSync(join(tmpdir(), `emulators-${shift}-`));
  const javaPids = join(scratch, 'java-pids');
  const config = writeSuiteConfig(shift);
  const [command, ...parameters] = emulatorsProgram(options, only, config);
  const child = spawn(command, parameters, {
    cwd: folder, // *-debug.log files land here
    detached: process.platform !== 'win32', // Ctrl-C reaches only this process, which stops the suite in order
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environment,
      TMPDIR: scratch,
      JAVA_PIDS: javaPids,
      CI: '1', // no message of the day
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true', // 3 s faster
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      killLeftovers(child, javaPids);
    });
    child.once('close', () => {
      rmSync(scratch, { recursive: true, force: true });
      rmSync(config, { force: true });
      resolve();
    });
  });
  const suite: Suite = { shift, environment: suiteEnvironment(shift), log, ended, stop: () => stop(child, ended) };
  try {
    await untilReady(child, log, options.onLine);
    if (only.includes('firestore')) {
      await assertFirestoreRulesCompile(
        portsOf(shift).firestore,
        projectId(shift),
        readFileSync(join(ROOT, 'firestore.rules'), 'utf8'),
      );
    }
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return suite;
}

function emulatorsProgram({ shift, importFrom }: SuiteOptions, only: readonly Service[], config: string): Program {
  return firebaseEmulators(
    'emulators:start',
    ...['--project', projectId(shift), '--config', config, '--only', only.join(',')],
    ...(importFrom ? ['--import', importFrom] : []),
  );
}

/** Writes the output to the log. Rejects with a UserError if the suite ends first or Storage refuses its rules. */
function untilReady(child: ChildProcess, log: string, onLine?: (line: string) => void): Promise<void> {
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    let isReady = false;
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        file.write(`${line}\n`);
        const broken = isReady ? undefined : storageRulesError(line);
        if (broken) reject(broken);
        if (isReady) onLine?.(line);
        if (line.includes('All emulators ready')) {
          isReady = true;
          resolve();
        }
      });
    }
    child.once('close', () => {
      file.end(() => {
        if (!isReady)
          reject(
            new UserError(`The emulators did not start: ${lastErrorIn(readFileSync(log, 'utf8'))} The whole log is in ${log}.`),
          );
      });
    });
  });
}

/** The last error in firebase-tools' log, as a sentence. */
export function lastErrorIn(log: string): string {
  const errors = log.split('\n').filter((line) => /Error:|⚠/.test(line) && !/Could not start|Env variable override/.test(line));
  const last = errors
    .at(-1)
    ?.replace(/^.*?(?:Error:|⚠)\s*/, '')
    .trim();
  if (!last) return 'firebase-tools ended without saying why.';
  return /[.!?]$/.test(last) ? last : `${last}.`;
}

/**
 * Kills what firebase-tools left running: function workers that started too slowly (they share its process group), and
 * its Java processes if it crashed.
 */
function killLeftovers(child: ChildProcess, javaPids: string): void {
  const javas = existsSync(javaPids) ? readFileSync(javaPids, 'utf8').split('\n').filter(Boolean).map(Number) : [];
  for (const pid of [...(child.pid ? [-child.pid] : []), ...javas]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended already.
    }
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    // Windows has no SIGINT for other processes, and kill() would leave the Java processes running.
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    else child.kill('SIGINT');
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
