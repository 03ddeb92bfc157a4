import { pictureFields, pictureNames } from '@catalogue/contract/gallery';
import type { Job, SkippedRow, Step } from '../batch/job';
import { contentOf } from '../product-content';
import type { ProductContent } from '@catalogue/contract/entities/product';
import type { ImportPlan } from './plan-import';

interface Port {
  /** A fresh document id. */
  newId: () => string;
  /** A description reduced to what rich text may hold. */
  clean: (html: string) => string;
  /** Categories that were created for the rows. */
  categories?: readonly { id: string; title: string }[];
}

/** Rows that are unchanged need no step, wrong ones are listed. */
export function importJob(plan: ImportPlan, file: { name: string; at: number }, { newId, clean, categories = [] }: Port): Job {
  const cleaned = (content: ProductContent) => ({ ...content, description: clean(content.description) });
  const steps: Step[] = [];
  const undo: Step[] = [];
  const skipped: SkippedRow[] = [];
  for (const row of plan.rows) {
    const shared = { line: row.line, title: row.title, outcome: 'waiting' } as const;
    if (row.kind === 'new') {
      const id = newId();
      steps.push({ ...shared, id, base: null, change: cleaned(row.content) });
      undo.push({ ...shared, id, base: 1, change: { deleted: true } });
    } else if (row.kind === 'wrong') {
      skipped.push({ line: row.line, title: row.title, errors: row.errors });
    } else if (row.kind === 'changed') {
      const { before, pictureOrder } = row;
      const { id, revision } = before;
      // What the file left alone stays as it is stored.
      const change = row.fields.includes('description') ? cleaned(row.content) : row.content;
      const orderOf = (names: readonly string[]) => (pictureOrder ? pictureFields(names) : {});
      steps.push({ ...shared, id, base: revision, change: { ...change, ...orderOf(pictureOrder ?? []) } });
      const undone = { ...contentOf(before), ...orderOf(pictureNames(before)) };
      undo.push({ ...shared, id, base: revision + 1, change: undone });
    }
  }
  return {
    ...{ id: newId(), name: file.name, startedAt: file.at, kind: 'import', steps, undo, skipped },
    categories: categories.map((created) => ({ ...created, outcome: 'written' })),
  };
}
