import { STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { JOBS, type JobName } from '@catalogue/contract/jobs';
import { firestore, Timestamp } from '../platform/firestore';
import { log } from '../platform/log';

export interface Job {
  name: JobName;
  run: () => Promise<unknown>;
}

/** Times of the last success, ms. */
export type LastSuccesses = Partial<Record<JobName, number>>;

export interface JobStore {
  read: () => Promise<LastSuccesses>;
  record: (name: JobName, at: number) => Promise<void>;
}

/** Schedules are not exact to the second. */
const DUE_SHARE = 0.9;

/**
 * Runs the jobs that are due, one after the other, each in its own try. What succeeded is recorded for the status screen, so a retry
 * runs only what failed.
 *
 * @throws Error that names the jobs that failed: Cloud Scheduler then tries again
 */
export async function runJobs(jobs: readonly Job[], store: JobStore = jobStore, now: () => number = Date.now): Promise<void> {
  const last = await store.read();
  const failed: JobName[] = [];
  for (const { name, run } of jobs) {
    const started = now();
    if (started - (last[name] ?? 0) < JOBS[name].everyMs * DUE_SHARE) continue;
    try {
      await run();
      await store.record(name, now());
      log.info('A job is done', { id: name, milliseconds: now() - started });
    } catch (cause) {
      log.error('A job failed', { id: name }, cause);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`Jobs failed: ${failed.join(', ')}`);
}

export const jobStore: JobStore = {
  async read() {
    const stored = (await firestore().doc(STATUS_DOCUMENTS.jobs).get()).data() ?? {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, at]) => (at instanceof Timestamp ? [[name, at.toMillis()]] : [])),
    );
  },
  async record(name, at) {
    await firestore()
      .doc(STATUS_DOCUMENTS.jobs)
      .set({ [name]: Timestamp.fromMillis(at) }, { merge: true });
  },
};
