import { OPEN_STATUSES, SELECTABLE_STATUSES, WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import { orderBy, type QueryConstraint, type QueryFieldFilterConstraint, Timestamp, where } from 'firebase/firestore';
import { endOfToday, sortOf, startOfToday } from '../../../lib/lead-view';
import type { LeadFilter, LeadSort, LeadView } from '../../../lib/lead-view';

const NO_MOMENT = Timestamp.fromMillis(0);

const SORTS: Readonly<Record<LeadSort, QueryConstraint[]>> = {
  newest: [orderBy('createdAt', 'desc')],
  oldest: [orderBy('createdAt', 'asc')],
  nextCall: [where('nextCallAt', '>', NO_MOMENT), orderBy('nextCallAt', 'asc')],
};

/** Which leads a filter selects; the same as `isInView` on the device. */
export function leadFilterOf(filter: LeadFilter, me: string): QueryFieldFilterConstraint[] {
  if (filter === 'all') return [where('status', 'in', [...WORKED_STATUSES])];
  if (filter === 'due') {
    return [
      where('status', 'in', [...OPEN_STATUSES]),
      where('nextCallAt', '>', NO_MOMENT),
      where('nextCallAt', '<', Timestamp.fromMillis(endOfToday())),
    ];
  }
  if (filter === 'today') {
    return [where('status', 'in', [...WORKED_STATUSES]), where('createdAt', '>=', Timestamp.fromMillis(startOfToday()))];
  }
  if (filter === 'wrote') return [where('hasNewNote', '==', true), where('status', 'in', [...SELECTABLE_STATUSES])];
  if (filter === 'mine') return [where('owner', '==', me), where('status', 'in', [...SELECTABLE_STATUSES])];
  if (filter === 'mineOpen') return [where('owner', '==', me), where('status', 'in', [...OPEN_STATUSES])];
  if (filter === 'incomplete') return [where('incomplete', '==', true), where('status', 'in', [...SELECTABLE_STATUSES])];
  return [where('status', '==', filter)];
}

/** The leads of a view, in its order. */
export const leadConstraintsOf = ({ filter, sort, me }: LeadView): QueryConstraint[] => [
  ...leadFilterOf(filter, me),
  ...SORTS[sortOf(filter, sort)],
];
