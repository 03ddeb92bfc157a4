import { LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import { OPEN_STATUSES, SELECTABLE_STATUSES, WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { TimelineEntry } from '@catalogue/contract/entities/lead-timeline';
import { order, quickEnquiry } from '@catalogue/contract/entities/stored-lead';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import {
  collection,
  doc,
  orderBy,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryConstraint,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { endOfToday, sortOf } from '../../leads/lead-view';
import { isWork } from '../../leads/lead-change';
import type { Lead, LeadSort, LeadView } from '../../leads/lead-view';
import type { LeadProgress } from '../../leads/lead-change';
import { firestore } from '../firestore';
import { readDocument } from '../read-document';

export const leadsOf = (kind: LeadKind) => collection(firestore, LEAD_COLLECTIONS[kind]);

export const leadOf = ({ kind, id }: Pick<Lead, 'kind' | 'id'>): DocumentReference => doc(leadsOf(kind), id);

/** The document as a lead; null when there is none. */
export function readLead(kind: LeadKind, snapshot: DocumentSnapshot): Lead | null {
  const id = { id: snapshot.id };
  const read = kind === 'order' ? readDocument(order, snapshot, id) : readDocument(quickEnquiry, snapshot, id);
  return read && ({ kind, ...read } as Lead);
}

const NO_MOMENT = Timestamp.fromMillis(0);

const SORTS: Readonly<Record<LeadSort, QueryConstraint[]>> = {
  newest: [orderBy('createdAt', 'desc')],
  oldest: [orderBy('createdAt', 'asc')],
  nextCall: [where('nextCallAt', '>', NO_MOMENT), orderBy('nextCallAt', 'asc')],
};

/** Which leads a filter selects; the same as `isInView` on the device. */
export function leadFilterOf({ filter, me, today }: Omit<LeadView, 'sort'>): QueryFieldFilterConstraint[] {
  if (filter === 'all') return [where('status', 'in', [...WORKED_STATUSES])];
  if (filter === 'due') {
    return [
      where('status', 'in', [...OPEN_STATUSES]),
      where('nextCallAt', '>', NO_MOMENT),
      where('nextCallAt', '<', Timestamp.fromMillis(endOfToday(today))),
    ];
  }
  if (filter === 'today') {
    return [where('status', 'in', [...WORKED_STATUSES]), where('createdAt', '>=', Timestamp.fromMillis(today))];
  }
  if (filter === 'wrote') return [where('hasNewNote', '==', true), where('status', 'in', [...SELECTABLE_STATUSES])];
  if (filter === 'mine') return [where('owner', '==', me), where('status', 'in', [...SELECTABLE_STATUSES])];
  if (filter === 'mineOpen') return [where('owner', '==', me), where('status', 'in', [...OPEN_STATUSES])];
  if (filter === 'incomplete') return [where('incomplete', '==', true), where('status', 'in', [...SELECTABLE_STATUSES])];
  return [where('status', '==', filter)];
}

/** The leads of a view, in its order. */
export const leadConstraintsOf = (view: LeadView): QueryConstraint[] => [
  ...leadFilterOf(view),
  ...SORTS[sortOf(view.filter, view.sort)],
];

type Stated = Partial<Record<keyof TimelineEntry, string | readonly string[] | Timestamp | null>>;

export const timestampOrNull = (at: number | null): Timestamp | null => (at === null ? null : Timestamp.fromMillis(at));

/** Author of a timeline entry, from `timelineAuthor`. */
export type Author = Pick<TimelineEntry, 'by' | 'byName'>;

/** The fields that the rules demand of every update of a lead: its next revision, with an entry of the timeline. */
export const nextRevision = ({ revision }: Lead, author: Author, stated: Stated) => ({
  revision: revision + 1,
  updatedAt: serverTimestamp(),
  [`timeline.${revision + 1}`]: { ...author, at: serverTimestamp(), ...stated },
});

/** An update of a lead's progress; the entry of the timeline states the new values, and `stated`. What the enquirer wrote is new until then. */
export function progressUpdate(lead: Lead, author: Author, to: Partial<LeadProgress>, stated: Stated = {}) {
  const { owner, nextCallAt, ...others } = to;
  const named = { ...others, ...(nextCallAt !== undefined && { nextCallAt: timestampOrNull(nextCallAt) }) };
  return {
    ...named,
    ...(owner !== undefined && { owner }),
    ...((isWork({ to }) || 'contact' in stated) && lead.hasNewNote === true && { hasNewNote: false }),
    ...nextRevision(lead, author, { ...named, ...stated }),
  };
}
