import type { Product } from '@catalogue/contract/entities/product';
import { hasChange } from '../product-content';
import type { Job, Step } from './job';

/** The Firestore and storage calls of a job. */
export interface JobPort {
  /** Writes all steps or none. */
  commit(steps: readonly Step[]): Promise<void>;
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
  signal?: AbortSignal;
  /** Steps written at once. */
  batch?: number;
}

/**
 * Writes the waiting steps of a job in batches and stores the job after each. Resolves when none waits. Rejects when the network
 * fails or `signal` aborts; another call with the stored job continues.
 */
export async function runJob(job: Job, port: JobPort, { onProgress, signal, batch: size = BATCH }: Options = {}): Promise<Job> {
  let current = job;
  for (;;) {
    signal?.throwIfAborted();
    const batch = current.steps.filter((step) => step.outcome === 'waiting').slice(0, size);
    if (batch.length === 0) return current;
    const outcomes = await writeBatch(batch, port);
    current = { ...current, steps: current.steps.map((step) => ({ ...step, outcome: outcomes.get(step.id) ?? step.outcome })) };
    await port.keep(current);
    onProgress?.(current);
  }
}

type Outcomes = Map<string, Step['outcome']>;

/**
 * Commits a batch. A refused step refuses the whole commit; then each half is committed alone, recursively, until only the
 * refused steps remain.
 */
async function writeBatch(batch: readonly Step[], port: JobPort): Promise<Outcomes> {
  try {
    await port.commit(batch);
    return new Map(batch.map((step) => [step.id, 'written']));
  } catch (error) {
    if (!port.isRefusal(error)) throw error;
    const [only, ...others] = batch;
    if (only && others.length === 0)
      return new Map([[only.id, isApplied(only, await port.read(only.id)) ? 'written' : 'refused']]);
    const half = Math.ceil(batch.length / 2);
    const first = await writeBatch(batch.slice(0, half), port);
    return new Map([...first, ...(await writeBatch(batch.slice(half), port))]);
  }
}

/** Whether the server has the step's values already, because an earlier answer was lost. */
function isApplied(step: Step, stored: Product | null): boolean {
  if (stored?.revision !== (step.base ?? 0) + 1) return false;
  const { deleted, ...fields } = step.change;
  if (deleted !== undefined && deleted !== (stored.deletedAt !== null)) return false;
  return hasChange(stored, fields);
}
