import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../root';
import { UserError } from '../user-error';
import { type HealthOptions, probesOf, watchHealth } from './health';
import { lastErrorIn, type Service, type Suite } from './suite';

/** Under load an emulator may answer late. One whose process has ended is noticed within a minute. */
const PATIENT: HealthOptions = { timeoutMs: 60_000, mayFail: 5 };

/** Resolves to a sentence when the suite ends or one of its emulators stops answering; never if `stop` aborts before that. */
export function suiteDefect(
  suite: Pick<Suite, 'shift' | 'log' | 'ended'>,
  services: readonly Service[],
  stop: AbortSignal,
  options?: HealthOptions,
): Promise<string> {
  return Promise.race([
    suite.ended.then(() => `The emulators have ended: ${lastErrorIn(readFileSync(suite.log, 'utf8'))}`),
    watchHealth(probesOf(suite.shift, services), stop, options).then(
      (name) => `The ${name} emulator does not answer any more.`,
    ),
  ]);
}

/**
 * Runs `work` over a suite. If an emulator dies, the signal of `work` aborts and this throws a UserError that says what died and
 * how to go on.
 */
export async function whileHealthy<T>(
  suite: Pick<Suite, 'shift' | 'log' | 'ended'>,
  services: readonly Service[],
  work: (dead: AbortSignal) => Promise<T>,
  options = PATIENT,
): Promise<T> {
  const [finished, dead] = [new AbortController(), new AbortController()];
  const failure = suiteDefect(suite, services, finished.signal, options).then((defect): never => {
    throw new UserError(`${defect} The run was stopped: run it again; the log is ${relative(ROOT, suite.log)}.`);
  });
  // The suite also ends when it is stopped after the work.
  failure.catch(() => undefined);
  try {
    return await Promise.race([work(dead.signal), failure]);
  } finally {
    finished.abort();
    dead.abort();
  }
}
