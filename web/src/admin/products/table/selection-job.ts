import type { ProductFacts } from '@catalogue/contract/product-fields';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
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
    sku: row.sku,
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
export const isChanged = (row: ProductRow, change: StepChange): boolean => {
  const { facts = {}, ...fields } = change;
  return (
    Object.entries(fields).some(([field, value]) => row[field as keyof ProductRow] !== value) ||
    Object.entries(facts).some(([fact, value]) => !isSameFact(factOf(row, fact as keyof ProductFacts), value))
  );
};

/** A fact of a row. The catalogue file has only the minimum quantity; rows with details have all. */
function factOf({ facts, facets }: ProductRow, fact: keyof ProductFacts): ProductFacts[keyof ProductFacts] | undefined {
  return facts === undefined && fact === 'minimumQuantity' ? (facets?.minimumQuantity ?? null) : facts?.[fact];
}

/** The values of a row that a change replaces. Rows of the table are never in the trash. */
function replacedBy(row: ProductRow, { facts, deleted, ...fields }: StepChange): StepChange {
  const names = Object.keys(fields) as (keyof ProductRow)[];
  const factNames = Object.keys(facts ?? {}) as (keyof ProductFacts)[];
  return {
    ...Object.fromEntries(names.map((field) => [field, row[field]])),
    ...(facts && { facts: Object.fromEntries(factNames.map((fact) => [fact, factOf(row, fact)])) }),
    ...(deleted !== undefined && { deleted: false }),
  };
}
