import { observable } from '../../../lib/observable';
import type { ProductRow } from '../product-row';
import type { ProductStep, Step } from './pending-write';

export type PendingSteps = ReadonlyMap<string, readonly ProductStep[]>;

/**
 * Steps of this device's writes by product, oldest first: on their way, or written while the list may not have them yet. The
 * list shows them at once. Firestore shows a pending update only of documents that this device has read.
 */
export const pendingSteps = observable<PendingSteps>(new Map());

/** Shows steps in the list. */
export function addPendingSteps(steps: readonly Step[]): void {
  const added = steps.filter((step) => step.noun === 'products');
  if (added.length === 0) return;
  const next = new Map(pendingSteps.get());
  for (const step of added) next.set(step.id, [...(next.get(step.id) ?? []), step]);
  pendingSteps.set(next);
}

/** Takes steps out of the list that were not written. */
export function removePendingSteps(steps: readonly Step[]): void {
  if (steps.length === 0) return;
  const gone = new Set(steps);
  const left = [...pendingSteps.get()].map(([id, all]) => [id, all.filter((step) => !gone.has(step))] as const);
  pendingSteps.set(new Map(left.filter(([, all]) => all.length > 0)));
}

/** A row as it is after its pending steps; null when they delete it. Steps of an older revision are in the row already. */
export function withPendingSteps(row: ProductRow, steps: readonly ProductStep[]): ProductRow | null {
  let current = row;
  let isDeleted = false;
  for (const { base, change } of steps) {
    if (base !== current.revision) continue;
    const { facts, deleted, ...fields } = change;
    isDeleted = deleted ?? isDeleted;
    current = { ...current, ...fields, revision: base + 1, ...(facts && withFacts(current, facts)) };
  }
  return isDeleted ? null : current;
}

/** A row of the catalogue file has no facts: the changed ones wait beside it for its details. */
function withFacts(row: ProductRow, facts: NonNullable<ProductStep['change']['facts']>): Partial<ProductRow> {
  const { minimumQuantity } = facts;
  return {
    ...(row.facts ? { facts: { ...row.facts, ...facts } } : { pendingFacts: { ...row.pendingFacts, ...facts } }),
    ...(typeof minimumQuantity === 'number' && { facets: { ...row.facets, minimumQuantity } }),
  };
}
