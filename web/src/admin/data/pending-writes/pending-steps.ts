import { isReachable } from '../../../data/network/network-status';
import { observable } from '../../../lib/observable';
import type { ProductRow } from '../product-row';
import { type Lead } from '../../../data/leads/lead-view';
import { withChange } from '../../../data/leads/lead-change';
import { ADMIN_TEXTS } from '../../admin-texts';
import type { LeadStep, ProductStep, Step } from './pending-write';

type ShownStep = ProductStep | LeadStep;

/**
 * Steps of this device's writes by product or lead, oldest first: on their way, or written while the list may not have them yet.
 * Lists show them at once. Firestore shows a pending update only of documents that this device has read, and none of leads.
 */
export const pendingSteps = observable<ReadonlyMap<string, readonly ShownStep[]>>(new Map());

/** When a change of a lead was made; the revision that a change of a product is based on. */
const orderOf = (step: ShownStep): number => (step.noun === 'leads' ? step.at : (step.base ?? 0));

/** Shows steps in lists. */
export const addPendingSteps = (steps: readonly Step[]): void => replacePendingSteps([], steps);

/** Shows steps as they were written in place of those that were sent. */
export function replacePendingSteps(sent: readonly Step[], written: readonly Step[]): void {
  const gone = new Set(sent);
  const next = new Map([...pendingSteps.get()].map(([id, all]) => [id, all.filter((step) => !gone.has(step))]));
  for (const step of written)
    if (step.noun === 'products' || step.noun === 'leads')
      next.set(
        step.id,
        [...(next.get(step.id) ?? []), step].sort((one, other) => orderOf(one) - orderOf(other)),
      );
  pendingSteps.set(new Map([...next].filter(([, all]) => all.length > 0)));
}

/** Author of a change that only this device knows. */
const THIS_DEVICE = '';

/** A stored list was stored with the pending steps of then. */
const isShownIn = ({ timeline = {} }: Lead, { at }: LeadStep): boolean =>
  Object.values(timeline).some((entry) => entry.by === THIS_DEVICE && entry.at === at);

/** A lead as it is after its pending steps. What is written already shows until the list has a newer revision. */
export function withPendingChanges(lead: Lead, steps: readonly ShownStep[] = []): Lead {
  let current = lead;
  for (const step of steps)
    if (step.noun === 'leads' && (step.outcome === 'waiting' || lead.revision <= step.base) && !isShownIn(lead, step))
      current = withChange(current, step.change, {
        by: THIS_DEVICE,
        byName: ADMIN_TEXTS.you(step.outcome === 'waiting' && !isReachable()),
        at: step.at,
      });
  return current;
}

/**
 * A row as it is after its pending steps; null when they delete it. Steps of an older revision are in the row already. A row of the
 * catalogue file may be older than the one that somebody changed: their change shows all the same.
 */
export function withPendingSteps(row: ProductRow, steps: readonly ShownStep[]): ProductRow | null {
  let current = row;
  let isDeleted = false;
  for (const { noun, base, change } of steps) {
    if (noun !== 'products' || base === null || base < current.revision) continue;
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
