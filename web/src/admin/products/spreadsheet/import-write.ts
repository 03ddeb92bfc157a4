import { pictureFields, pictureNames } from '@catalogue/contract/gallery';
import { progressOf, undoOf } from '../../data/pending-writes/pending-write';
import type { PendingWrite, ProductStep } from '../../data/pending-writes/pending-write';
import { contentOf } from '../../data/product-content';
import type { ProductContent } from '@catalogue/contract/entities/product';
import type { ImportPlan } from './plan-import';
import type { FileRows } from './wrong-rows';

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

/** The write of an import, or of its undo. */
export interface Import extends PendingWrite<ProductStep> {
  skipped: SkippedRow[];
  /** These rows as the file has them; null: there are none. */
  wrong: FileRows | null;
  /** Categories that it created; its undo deletes those without products, after the products. */
  categories: CreatedCategory[];
}

interface Port {
  /** A fresh document id. */
  newId: () => string;
  /** A description reduced to what rich text may hold. */
  clean: (html: string) => string;
  /** The wrong rows of the file. */
  wrong?: FileRows;
  /** Categories that were created for the rows. */
  categories?: readonly { id: string; title: string }[];
}

/** Rows that are unchanged need no step, wrong ones are listed. */
export function importOf(
  plan: ImportPlan,
  file: { name: string; at: number },
  { newId, clean, wrong, categories = [] }: Port,
): Import {
  const cleaned = (content: ProductContent) => ({ ...content, description: clean(content.description) });
  const steps: ProductStep[] = [];
  const undo: ProductStep[] = [];
  const skipped: SkippedRow[] = [];
  for (const row of plan.rows) {
    const shared = { noun: 'products', line: row.line, title: row.title, outcome: 'waiting' } as const;
    if (row.kind === 'new') {
      const id = newId();
      steps.push({ ...shared, id, base: null, change: cleaned(row.content) });
      undo.push({ ...shared, id, base: 1, change: { deleted: true } });
    } else if (row.kind === 'wrong') {
      skipped.push({ line: row.line, title: row.title, errors: row.errors });
    } else if (row.kind === 'changed') {
      const { before, pictureOrder } = row;
      const { id, revision } = before;
      // A description that the file does not change stays as it is stored.
      const change = row.fields.includes('description') ? cleaned(row.content) : row.content;
      const orderOf = (names: readonly string[]) => (pictureOrder ? pictureFields(names) : {});
      steps.push({ ...shared, id, base: revision, change: { ...change, ...orderOf(pictureOrder ?? []) } });
      const undone = { ...contentOf(before), ...orderOf(pictureNames(before)) };
      undo.push({ ...shared, id, base: revision + 1, change: undone });
    }
  }
  return {
    ...{ id: newId(), name: file.name, startedAt: file.at, kind: 'import', steps, undo, skipped },
    wrong: wrong && wrong.rows.length > 0 ? wrong : null,
    categories: categories.map((created) => ({ ...created, outcome: 'written' })),
  };
}

/** The import that reverts the written rows of `done`, and deletes its categories. */
export const undoImport = (done: Import, at: number, newId: () => string): Import => ({
  ...undoOf(done, at, newId),
  skipped: [],
  wrong: null,
  categories: done.categories.map((category) => ({ ...category, outcome: 'waiting' })),
});

export const importProgress = (started: Import) => {
  const ofProducts = progressOf(started);
  return {
    ...ofProducts,
    waiting: ofProducts.waiting + started.categories.filter(({ outcome }) => outcome === 'waiting').length,
    keptCategories: started.categories.filter(({ outcome }) => outcome === 'refused'),
  };
};
