import type { Order, QuickEnquiry } from '@catalogue/contract/entities/stored-lead';
import { LEAD_STATUSES, OPEN_STATUSES, SELECTABLE_STATUSES, WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import { matchesContact } from '../../lib/matches-contact';

/** A lead of either kind, as the lead list shows it. */
export type Lead = ({ kind: 'quickEnquiry' } & QuickEnquiry) | ({ kind: 'order' } & Order);

/** One of these at a time: each is a query of its own with an index of its own. */
export const LEAD_FILTERS = ['all', 'due', 'wrote', 'today', ...LEAD_STATUSES, 'mine', 'mineOpen', 'incomplete'] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];
export const LEAD_SORTS = ['newest', 'oldest', 'nextCall'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** What a list of leads shows, as its URL says. */
export interface LeadListView {
  filter: LeadFilter;
  sort: LeadSort;
}

export interface LeadView extends LeadListView {
  /** uid of the signed-in user. */
  me: string;
  /** Midnight at which today began, ms. */
  today: number;
}

/** The next midnight: calls before it are due today. */
export const endOfToday = (today: number): number => new Date(today).setHours(24, 0, 0, 0);

/** The order in which a filter shows its leads: a filter by a moment has the order of that moment. */
export function sortOf(filter: LeadFilter, sort: LeadSort): LeadSort {
  if (filter === 'due') return 'nextCall';
  if (filter === 'today') return sort === 'oldest' ? 'oldest' : 'newest';
  return sort;
}

/** Whether its enquirer wrote again and nobody answered. A merged lead keeps the mark; the lead that it is merged into is answered. */
export const hasUnansweredNote = ({ hasNewNote, status }: Lead): boolean =>
  hasNewNote === true && SELECTABLE_STATUSES.some((one) => one === status);

/** Whether a lead asks for a call before the end of today. */
export const isCallDue = ({ nextCallAt, status }: Lead, today: number): boolean =>
  OPEN_STATUSES.some((one) => one === status) && (nextCallAt ?? Infinity) < endOfToday(today);

/** Whether a lead belongs into a view: the same question as the query asks the server. */
export function isInView(lead: Lead, { filter, sort, me, today }: LeadView): boolean {
  if (sortOf(filter, sort) === 'nextCall' && lead.nextCallAt === null) return false;
  const isOneOf = (statuses: readonly LeadStatus[]): boolean => statuses.includes(lead.status);
  if (filter === 'all') return isOneOf(WORKED_STATUSES);
  if (filter === 'due') return isCallDue(lead, today);
  if (filter === 'wrote') return hasUnansweredNote(lead);
  if (filter === 'today') return isOneOf(WORKED_STATUSES) && lead.createdAt >= today;
  if (filter === 'mineOpen') return lead.owner === me && isOneOf(OPEN_STATUSES);
  if (filter === 'mine') return lead.owner === me && isOneOf(SELECTABLE_STATUSES);
  return filter === 'incomplete' ? lead.incomplete && isOneOf(SELECTABLE_STATUSES) : lead.status === filter;
}

const ORDER: Readonly<Record<LeadSort, (one: Lead, other: Lead) => number>> = {
  newest: (one, other) => other.createdAt - one.createdAt,
  oldest: (one, other) => one.createdAt - other.createdAt,
  nextCall: (one, other) => (one.nextCallAt ?? Infinity) - (other.nextCallAt ?? Infinity),
};

/** In this order; equal ones by id, so that no two screens differ. */
export const sortLeads = (leads: readonly Lead[], sort: LeadSort): Lead[] =>
  [...leads].sort((one, other) => ORDER[sort](one, other) || (one.id < other.id ? -1 : 1));

/** A tag as it is shown and searched for. */
export const hashed = (tag: string): string => `#${tag}`;

/** Whether all of the words typed occur somewhere in the lead. */
export function matchesSearch(lead: Lead, search: string): boolean {
  const content = lead.kind === 'order' ? [lead.companyname, lead.city, lead.productrequest] : [lead.message];
  const texts = [
    lead.reference,
    lead.name,
    lead.email,
    lead.mobile,
    lead.note,
    lead.ownerName ?? '',
    ...(lead.tags ?? []).map(hashed),
    ...content,
  ];
  return matchesContact(texts, lead.mobile, search);
}
