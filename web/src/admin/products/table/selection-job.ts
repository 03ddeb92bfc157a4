import type { ProductRow } from '../../data/product-row';
import type { Job, Step, StepChange } from '../batch/job';

interface Stamp {
  at: number;
  newId: () => string;
}

/** A job that changes the selected rows, with the job that reverts it. Rows that the change leaves as they are need no step. */
export function selectionJob(
  name: string,
  rows: readonly ProductRow[],
  changeOf: (row: ProductRow) => StepChange,
  { at, newId }: Stamp,
): Job {
  const step = (row: ProductRow, base: number, change: StepChange): Step => ({
    id: row.id,
    title: row.title,
    base,
    change,
    outcome: 'waiting',
  });
  const affected = rows.map((row) => ({ row, change: changeOf(row) })).filter(({ row, change }) => isChanged(row, change));
  return {
    id: newId(),
    name,
    startedAt: at,
    kind: 'selection',
    steps: affected.map(({ row, change }) => step(row, row.revision, change)),
    undo: affected.map(({ row, change }) => step(row, row.revision + 1, replacedBy(row, change))),
    skipped: [],
  };
}

/** Whether a change alters a row. */
export const isChanged = (row: ProductRow, change: StepChange): boolean =>
  Object.entries(change).some(([field, value]) => row[field as keyof ProductRow] !== value);

/** The values of a row that a change replaces. Rows of the table are never in the trash. */
function replacedBy(row: ProductRow, change: StepChange): StepChange {
  const fields = Object.keys(change).filter((field) => field !== 'deleted') as (keyof ProductRow)[];
  return {
    ...Object.fromEntries(fields.map((field) => [field, row[field]])),
    ...(change.deleted !== undefined && { deleted: false }),
  };
}
