import type { ProductFacts } from '@catalogue/contract/product-fields';
import { isSameFact } from '@catalogue/contract/entities/product-facts';
import type { ProductRow } from '../../data/product-row';
import type { PendingWrite, ProductChange, ProductStep } from '../../data/pending-writes/pending-write';

interface Stamp {
  at: number;
  newId: () => string;
}

/** The write that changes the selected rows, with the steps that revert it. Rows that the change leaves as they are need no step. */
export function selectionWrite(
  name: string,
  rows: readonly ProductRow[],
  changeOf: (row: ProductRow) => ProductChange,
  { at, newId }: Stamp,
): PendingWrite<ProductStep> {
  const step = (row: ProductRow, base: number, change: ProductChange): ProductStep => ({
    noun: 'products',
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
  };
}

/** Whether a change alters a row. */
export const isChanged = (row: ProductRow, change: ProductChange): boolean => {
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
function replacedBy(row: ProductRow, { facts, deleted, ...fields }: ProductChange): ProductChange {
  const names = Object.keys(fields) as (keyof ProductRow)[];
  const factNames = Object.keys(facts ?? {}) as (keyof ProductFacts)[];
  return {
    ...Object.fromEntries(names.map((field) => [field, row[field]])),
    ...(facts && { facts: Object.fromEntries(factNames.map((fact) => [fact, factOf(row, fact)])) }),
    ...(deleted !== undefined && { deleted: false }),
  };
}
