import type { Product } from '@catalogue/contract/entities/product';
import type { ContentChange } from '../product-content';

/** Fields to store; `deleted` moves a product into the trash or out of it, uploads put its pictures in order. */
export type StepChange = ContentChange & { deleted?: boolean } & Partial<Pick<Product, 'imageName' | 'galleryNames'>>;

/** One document to write. Its id is fixed in advance, so that continuing after a failure repeats nothing. */
export interface Step {
  id: string;
  title: string;
  /** Item number, to name a refused step. */
  sku?: string | null;
  /** Line in the imported file. */
  line?: number;
  /** Revision that the write is based on; null creates the product. */
  base: number | null;
  change: StepChange;
  /** 'conflict': somebody else changed the document first. 'refused': the rules do not allow the write. */
  outcome: 'waiting' | 'written' | 'conflict' | 'refused';
}

/** A category that an import created. `waiting`: the undo has not yet looked whether it is empty; `refused`: it stays. */
export interface CreatedCategory {
  id: string;
  title: string;
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
  /** Categories that an import created; its undo deletes those without products, after the products. */
  categories?: CreatedCategory[];
}

/** The job that reverts the written steps of `done`, and deletes its categories. */
export function undoJob(done: Job, at: number, newId: () => string): Job {
  const written = new Set(done.steps.filter((step) => step.outcome === 'written').map((step) => step.id));
  const steps = done.undo.filter((step) => written.has(step.id));
  const categories = done.categories?.map((category) => ({ ...category, outcome: 'waiting' as const })) ?? [];
  return { id: newId(), name: done.name, startedAt: at, kind: 'undo', steps, undo: [], skipped: [], categories };
}

export const progressOf = ({ steps, categories = [] }: Job) => ({
  total: steps.length,
  written: steps.filter((step) => step.outcome === 'written').length,
  waiting: [...steps, ...categories].filter(({ outcome }) => outcome === 'waiting').length,
  conflicts: steps.filter((step) => step.outcome === 'conflict'),
  refused: steps.filter((step) => step.outcome === 'refused'),
  keptCategories: categories.filter(({ outcome }) => outcome === 'refused'),
});
