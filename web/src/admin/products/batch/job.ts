import type { Product } from '@catalogue/contract/entities/product';
import type { ContentChange } from '../product-content';

/** Fields to store; `deleted` moves a product into the trash or out of it, uploads put its pictures in order. */
export type StepChange = ContentChange & { deleted?: boolean } & Partial<Pick<Product, 'imageName' | 'galleryNames'>>;

/** One document to write. Its id is fixed in advance, so that continuing after a failure repeats nothing. */
export interface Step {
  id: string;
  title: string;
  /** Line in the imported file. */
  line?: number;
  /** Revision that the write is based on; null creates the product. */
  base: number | null;
  change: StepChange;
  outcome: 'waiting' | 'written' | 'refused';
}

/** A row that an import skipped, and why. */
export interface SkippedRow {
  line: number;
  title: string;
  errors: { column: string; message: string }[];
}

/** Many writes under one name: an import, or a change of the selected rows. It can be interrupted, continued and undone. */
export interface Job {
  id: string;
  /** Name in messages and in the activity log: the file's, or "Hide 12 products". */
  name: string;
  startedAt: number;
  kind: 'import' | 'selection' | 'undo';
  steps: Step[];
  /** Steps that revert it, with the values stored before. */
  undo: Step[];
  /** Skipped rows of an import. */
  skipped: SkippedRow[];
}

/** The job that reverts the written steps of `done`. */
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
