import type { Product } from '@catalogue/contract/entities/product';
import { hasChange } from '../product-content';
import type { Job, Step } from './job';

/** The Firestore and storage calls of a job. */
export interface JobPort {
  /** Writes all steps or none. */
  commit(steps: readonly Step[]): Promise<void>;
  /** Whether the server took a commit of exactly these steps. Waits for writes of an earlier page load. */
  wasCommitted(steps: readonly Step[]): Promise<boolean>;
  /** Whether the rules refused a step; otherwise the network failed. */
  isRefusal(error: unknown): boolean;
  /** The document as the server has it now. */
  read(id: string): Promise<Product | null>;
  /** Stores the job's state on the device. */
  keep(job: Job): Promise<void>;
}

/** Firestore takes 500 writes at once; smaller batches show progress and repeat less after a cut. */
const BATCH = 100;

interface Options {
  onProgress?: (job: Job) => void;
  /** Steps written at once. */
  batch?: number;
  /** Whether all batches are committed at once. Firestore then has the whole job in its queue, also offline. */
  isQueued?: boolean;
  /** Whether an earlier page load may have committed batches: each is looked up first. */
  isResumed?: boolean;
}

/**
 * Writes the waiting steps of a job in batches and stores the job after each. Resolves when none waits. Rejects when the network
 * fails; another call with the stored job continues.
 */
export async function runJob(
  job: Job,
  port: JobPort,
  { onProgress, batch: size = BATCH, isQueued = false, isResumed = false }: Options = {},
): Promise<Job> {
  let current = job;
  const run = async (batch: readonly Step[]): Promise<void> => {
    const outcomes = await writeBatch(batch, port, isResumed);
    current = { ...current, steps: current.steps.map((step) => ({ ...step, outcome: outcomes.get(step.id) ?? step.outcome })) };
    await port.keep(current);
    onProgress?.(current);
  };
  const batches = batchesOf(job, size);
  if (isQueued) {
    // Settled: a batch that fails must not hide the outcome of the others.
    const failed = (await Promise.allSettled(batches.map(run))).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  } else {
    for (const batch of batches) await run(batch);
  }
  return current;
}

function batchesOf({ steps }: Job, size: number): Step[][] {
  const waiting = steps.filter((step) => step.outcome === 'waiting');
  return Array.from({ length: Math.ceil(waiting.length / size) }, (_, n) => waiting.slice(n * size, (n + 1) * size));
}

type Outcomes = Map<string, Step['outcome']>;

/**
 * Commits a batch. A refused step refuses the whole commit; then each half is committed alone, recursively, until only the
 * refused steps remain.
 */
async function writeBatch(batch: readonly Step[], port: JobPort, isResumed: boolean): Promise<Outcomes> {
  const all = (outcome: Step['outcome']): Outcomes => new Map(batch.map((step) => [step.id, outcome]));
  try {
    if (isResumed && (await port.wasCommitted(batch))) return all('written');
    await port.commit(batch);
    return all('written');
  } catch (error) {
    if (!port.isRefusal(error)) throw error;
    // Its answer may have been lost: Firestore then sends it again, and the rules refuse it the second time.
    if (await port.wasCommitted(batch)) return all('written');
    const [only, ...others] = batch;
    if (only && others.length === 0) return all(outcomeOf(only, await port.read(only.id)));
    const half = Math.ceil(batch.length / 2);
    const first = await writeBatch(batch.slice(0, half), port, isResumed);
    return new Map([...first, ...(await writeBatch(batch.slice(half), port, isResumed))]);
  }
}

/** What became of a step that the rules refused, by the document as the server has it. */
function outcomeOf(step: Step, stored: Product | null): Step['outcome'] {
  if (isApplied(step, stored)) return 'written';
  return (stored?.revision ?? null) === step.base ? 'refused' : 'conflict';
}

/** Whether the server has the step's values already, because an earlier answer was lost. */
function isApplied(step: Step, stored: Product | null): boolean {
  if (stored?.revision !== (step.base ?? 0) + 1) return false;
  const { deleted, ...fields } = step.change;
  if (deleted !== undefined && deleted !== (stored.deletedAt !== null)) return false;
  return hasChange(stored, fields);
}
