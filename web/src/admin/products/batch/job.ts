import type { ProductContent } from '../product-content';

/** Fields to store; `deleted` moves a product into the trash or out of it. */
export type StepChange = Partial<ProductContent> & { deleted?: boolean };

/** One document to write. The id is fixed when the job is made, so that going on after a cut repeats nothing. */
export interface Step {
  id: string;
  title: string;
  /** Line in the imported file. */
  line?: number;
  /** Revision that the write follows on; null creates the product. */
  base: number | null;
  change: StepChange;
  outcome: 'waiting' | 'written' | 'refused';
}

/** A row that an import could not take, and why. */
export interface SkippedRow {
  line: number;
  title: string;
  errors: { column: string; message: string }[];
}

/** Many writes under one name: an import, or one action on the selected rows. It can be interrupted, gone on with, and undone. */
export interface Job {
  id: string;
  /** As shown and as told in the activity list: the file's name, or "Hide 12 products". */
  name: string;
  startedAt: number;
  kind: 'import' | 'selection' | 'undo';
  steps: Step[];
  /** The steps that take it back, made with it from what was stored before. */
  undo: Step[];
  /** Rows of the file that need correcting; of an import only. */
  skipped: SkippedRow[];
}

/** The job that takes back what `done` has written; what it could not write needs no undoing. */
export function undoJob(done: Job, at: number, newId: () => string): Job {
  const written = new Set(done.steps.filter((step) => step.outcome === 'written').map((step) => step.id));
  const steps = done.undo.filter((step) => written.has(step.id));
  return { id: newId(), name: done.name, startedAt: at, kind: 'undo', steps, undo: [], skipped: [] };
}

export const progressOf = (job: Job) => ({
  total: job.steps.length,
  written: job.steps.filter((step) => step.outcome === 'written').length,
  waiting: job.steps.filter((step) => step.outcome === 'waiting').length,
  refused: job.steps.filter((step) => step.outcome === 'refused'),
});
