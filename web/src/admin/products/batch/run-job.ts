import type { Product } from '@catalogue/contract/entities/product';
import type { Job, Step } from './job';

/** What running a job needs of the outside. */
export interface JobPort {
  /** Writes all steps or none. */
  commit(steps: readonly Step[]): Promise<void>;
  /** Whether `commit` failed because the rules refused a step, and not for want of a network. */
  isRefusal(error: unknown): boolean;
  /** The document as the server has it now. */
  read(id: string): Promise<Product | null>;
  /** Keeps the job on the device. */
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
 * Writes the waiting steps of a job, keeping it after each batch. Resolves when none waits; rejects when the network fails or
 * `signal` aborts: calling it again with the kept job goes on where it stopped.
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
 * One refused write refuses its whole batch: then each half is tried alone, and halves of that, so that only the refused ones
 * stay behind and the others cost few writes.
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

/** Whether the server already holds what the step writes: it was written just before the answer was lost. */
function isApplied(step: Step, stored: Product | null): boolean {
  if (stored?.revision !== (step.base ?? 0) + 1) return false;
  const { deleted, ...fields } = step.change;
  if (deleted !== undefined && deleted !== (stored.deletedAt !== null)) return false;
  return Object.entries(fields).every(([field, value]) => stored[field as keyof Product] === value);
}
