import { read, readAll, remove, write } from '../../../data/device-store/database';
import { queueForLock } from '../../../data/device-store/locks';
import { observable } from '../../../lib/observable';
import { notify } from '../../../ui/notify';
import { ADMIN_TEXTS } from '../../admin-texts';
import { writesModule } from '../../data/firebase';
import type { ProductRow } from '../../data/product-row';
import { notifyIfPending } from '../../data/report-write';
import { PRODUCT_TEXTS } from '../product-texts';
import { isChanged } from '../table/selection-job';
import { progressOf, undoJob } from './job';
import type { Job, Step } from './job';
import { jobPort } from './job-port';
import { addPendingSteps, removePendingSteps } from './pending-steps';
import { runJob } from './run-job';
import { parseJob } from './stored-job';

const PREFIX = 'job/';

/** Steps per commit. Firestore takes 500 writes at once, and the activity entry is one of them. */
const BATCH_SIZE = 450;

/** A message that names products stays as long as they take to read. */
const NAMING_MS = 60_000;

/** Changes of many products of this page load that can be undone, oldest first; on their way, too. */
export const undoableJobs = observable<readonly Job[]>([]);

const forget = ({ id }: Job): void => undoableJobs.set(undoableJobs.get().filter((job) => job.id !== id));

/**
 * Takes back a change of many products, also while it is on its way. `rowOf`: the row as shown; where it still has the values of the
 * change, it is taken back although the product was changed again since.
 */
export async function undoSelectionJob(
  job: Job,
  rowOf: (id: string) => ProductRow | undefined = () => undefined,
): Promise<Job> {
  forget(job);
  const { newId } = await writesModule();
  // Firestore sends in order: what waits is written before its undo.
  const sent = job.steps.map((step) => (step.outcome === 'waiting' ? { ...step, outcome: 'written' as const } : step));
  const undo = undoJob({ ...job, steps: sent }, Date.now(), newId);
  const changes = new Map(job.steps.map(({ id, change }) => [id, change]));
  const steps = undo.steps.map((step) => {
    const [row, change] = [rowOf(step.id), changes.get(step.id)];
    return row !== undefined && change !== undefined && !isChanged(row, change) ? { ...step, base: row.revision } : step;
  });
  return runSelectionJob({ ...undo, steps });
}

/**
 * Runs a change of the selected products and reports it, with undo. All batches enter Firestore's queue at once, and the job is
 * on this device until its outcome is known: a reload, also offline, loses nothing. Resolves to the job as far as it got.
 */
export const runSelectionJob = (job: Job): Promise<Job> => inOneTab(job.id, () => run(job, false));

/** Goes on with the jobs that an earlier page load left, and reports them. A job of another tab is waited for, and then gone. */
export async function resumeSelectionJobs(): Promise<void> {
  for (const [key, stored] of await readAll('drafts')) {
    const id = key.startsWith(PREFIX) ? parseJob(stored)?.id : undefined;
    if (id === undefined) continue;
    void inOneTab(id, async () => {
      const left = parseJob(await read('drafts', key));
      if (left) await run(left, true);
    });
  }
}

async function run(job: Job, isResumed: boolean): Promise<Job> {
  const waiting = job.steps.filter(({ outcome }) => outcome === 'waiting');
  addPendingSteps(waiting);
  if (job.kind === 'selection') undoableJobs.set([...undoableJobs.get().filter(({ id }) => id !== job.id), job]);
  const running = writeJob(job, isResumed);
  if (!isResumed) void notifyIfPending(running, job.name);
  const done = await running;
  const outcomes = new Map(done.steps.map(({ id, outcome }) => [id, outcome]));
  removePendingSteps(waiting.filter(({ id }) => outcomes.get(id) !== 'written'));
  const isUndone = !undoableJobs.get().some(({ id }) => id === done.id);
  if (!isUndone) {
    if (progressOf(done).written === 0) forget(done);
    else undoableJobs.set(undoableJobs.get().map((one) => (one.id === done.id ? done : one)));
  }
  // Who has taken a change back does not hear that it was made.
  if (!isUndone || done.kind !== 'selection' || progressOf(done).written < done.steps.length) report(done);
  return done;
}

async function writeJob(job: Job, isResumed: boolean): Promise<Job> {
  let latest = job;
  const keep = async (current: Job): Promise<void> => {
    latest = current;
    await write('drafts', PREFIX + job.id, current);
  };
  try {
    await keep(job);
    return await runJob(job, await jobPort(job, keep), { batch: BATCH_SIZE, isQueued: true, isResumed });
  } catch {
    return latest;
  } finally {
    await remove('drafts', PREFIX + job.id);
  }
}

function report(done: Job): void {
  const { selection } = PRODUCT_TEXTS;
  const { conflicts, refused, waiting, written } = progressOf(done);
  if (waiting > 0) {
    const action = { label: ADMIN_TEXTS.retry, run: () => void inOneTab(done.id, () => run(done, true)) };
    void notify(selection.failed(done.name, written), { kind: 'failure', action });
    return;
  }
  const message = done.kind === 'undo' ? ADMIN_TEXTS.undone : selection.done(done.name);
  const failures = [
    ...(conflicts.length > 0 ? [selection.conflicts(namesOf(conflicts))] : []),
    ...(refused.length > 0 ? [selection.refused(namesOf(refused))] : []),
  ];
  const isDeletion = done.steps.every(({ change }) => change.deleted === true);
  const failed = [
    ...(isDeletion ? [`${PRODUCT_TEXTS.deleteFailed}.`] : []),
    selection.some(done.name, conflicts.length + refused.length),
    ...failures,
  ];
  void notify(failures.length === 0 ? message : failed.join(' '), {
    kind: failures.length === 0 ? 'success' : 'failure',
    ...(failures.length > 0 && { duration: NAMING_MS }),
    ...(done.kind !== 'undo' && written > 0 && { action: { label: ADMIN_TEXTS.undo, run: () => void undoSelectionJob(done) } }),
  });
}

const NAMED = 5;

/** 'DRK-01 Vertex Vacuum Flask, DRK-02 Pulse Bottle and 3 more' */
function namesOf(steps: readonly Step[]): string {
  const names = steps.slice(0, NAMED).map(({ sku, title }) => (sku ? `${sku} ${title}` : title));
  return names.join(', ') + (steps.length > NAMED ? ` and ${steps.length - NAMED} more` : '');
}

/** Runs work in one tab at a time. Without Web Locks (browsers before 2022) two tabs may resume a job; the second changes nothing. */
const inOneTab = <Result>(id: string, work: () => Promise<Result>): Promise<Result> => queueForLock(PREFIX + id, work);
