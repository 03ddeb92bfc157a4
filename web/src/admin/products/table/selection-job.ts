import type { Job, Step, StepChange } from '../batch/job';
import type { ProductRow } from '../../data/product-row';

/** One change to every selected row; rows that already are so need no step. */
export function selectionJob(
  name: string,
  rows: readonly ProductRow[],
  change: StepChange,
  at: number,
  newId: () => string,
): Job {
  const affected = rows.filter((row) =>
    Object.entries(change).some(([field, value]) => row[field as keyof ProductRow] !== value),
  );
  const step = (row: ProductRow, base: number, fields: StepChange): Step => ({
    id: row.id,
    title: row.title,
    base,
    change: fields,
    outcome: 'waiting',
  });
  return {
    id: newId(),
    name,
    startedAt: at,
    kind: 'selection',
    steps: affected.map((row) => step(row, row.revision, change)),
    undo: affected.map((row) => step(row, row.revision + 1, before(row, change))),
    skipped: [],
  };
}

/** What `change` replaces in a row. Rows of the table are never in the trash. */
function before(row: ProductRow, change: StepChange): StepChange {
  const replaced: StepChange = {};
  if (change.deleted !== undefined) replaced.deleted = false;
  if (change.live !== undefined) replaced.live = row.live;
  if (change.stock !== undefined) replaced.stock = row.stock;
  if (change.categoryId !== undefined) replaced.categoryId = row.categoryId;
  return replaced;
}
