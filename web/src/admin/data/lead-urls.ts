import { LEAD_KINDS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import * as v from 'valibot';
import { LEAD_FILTERS, LEAD_SORTS } from '../../data/leads/lead-view';
import type { LeadListView } from '../../data/leads/lead-view';

const leadView = v.object({
  layout: v.fallback(v.optional(v.picklist(['list', 'board']), 'list'), 'list'),
  filter: v.fallback(v.optional(v.picklist(LEAD_FILTERS), 'all'), 'all'),
  sort: v.fallback(v.optional(v.picklist(LEAD_SORTS), 'newest'), 'newest'),
});

/** A lead list or board as the URL describes it. */
export interface LeadPageView extends LeadListView {
  layout: 'list' | 'board';
}

/** What the URL says of a lead list. It survives a reload, Back, and being sent to a colleague. */
export const readLeadView = (search: URLSearchParams): LeadPageView => v.parse(leadView, Object.fromEntries(search));

/** Search parameters of a lead list; defaults are left out. */
export function writeLeadView({
  filter,
  sort,
  layout = 'list',
}: Omit<LeadPageView, 'layout'> & Partial<LeadPageView>): URLSearchParams {
  const search = new URLSearchParams();
  if (layout !== 'list') search.set('layout', layout);
  if (filter !== 'all') search.set('filter', filter);
  if (sort !== 'newest') search.set('sort', sort);
  return search;
}

/** A lead by its kind and id. */
export interface LeadName {
  kind: LeadKind;
  id: string;
}

/** The inbox as its URL describes it. */
export interface InboxView extends LeadListView {
  /** null: both. */
  kind: LeadKind | null;
  /** The lead in the pane. */
  open: LeadName | null;
}

const kindOf = v.fallback(v.nullable(v.picklist(LEAD_KINDS)), null);

/** 'order-0b6f…' as a lead; null for anything else. */
export function readLeadName(text: string | null): LeadName | null {
  const [, kind, id] = /^(\w+)-(.+)$/.exec(text ?? '') ?? [];
  const known = LEAD_KINDS.find((one) => one === kind);
  return known === undefined || id === undefined ? null : { kind: known, id };
}

export function readInboxView(search: URLSearchParams): InboxView {
  const { filter, sort } = readLeadView(search);
  return { filter, sort, kind: v.parse(kindOf, search.get('kind')), open: readLeadName(search.get('lead')) };
}

export function writeInboxView({
  kind = null,
  open = null,
  filter = 'all',
  sort = 'newest',
}: Partial<InboxView>): URLSearchParams {
  const search = writeLeadView({ filter, sort });
  if (kind !== null) search.set('kind', kind);
  if (open !== null) search.set('lead', `${open.kind}-${open.id}`);
  return search;
}

/** The inbox with a filter, a sort, a kind or a lead. */
export function inboxUrl(view: Partial<InboxView>): string {
  const search = writeInboxView(view).toString();
  return search === '' ? ADMIN_PATHS.inbox : `${ADMIN_PATHS.inbox}?${search}`;
}

/** Parameter of a link that asks the inbox for a search. */
export const SEARCH = 'q';

/** The leads of both kinds that a search finds: a tag or a reference. */
export const inboxSearchUrl = (text: string): string =>
  `${ADMIN_PATHS.inbox}?${String(new URLSearchParams({ [SEARCH]: text }))}`;
