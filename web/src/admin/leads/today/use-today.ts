import { useQuery } from '@tanstack/react-query';
import { useStartOfToday } from '../../../data/network/follow-clock';
import { sortLeads, type Lead, type LeadListView } from '../../../data/leads/lead-view';
import { firstLeadsQuery, leadCountQuery } from '../../data/queries/leads';
import { isUnconfirmedEmpty } from '../../ui/query-status';

/** Why a lead asks for somebody today, most urgent first. */
export const TODAY_VIEWS = {
  call: { filter: 'due', sort: 'nextCall' },
  wrote: { filter: 'wrote', sort: 'newest' },
  waits: { filter: 'new', sort: 'oldest' },
} as const satisfies Record<string, LeadListView>;
export type Reason = keyof typeof TODAY_VIEWS;

/** Leads of one reason that Home lists. */
const SHOWN = 6;

/** The first leads of a view, of both kinds, and how many there are. */
function useFirstLeads(view: LeadListView) {
  const today = useStartOfToday();
  const enquiries = useQuery(firstLeadsQuery('quickEnquiry', { ...view, today }, SHOWN));
  const orders = useQuery(firstLeadsQuery('order', { ...view, today }, SHOWN));
  const queries = [enquiries, orders];
  const leads = sortLeads(
    queries.flatMap(({ data }) => data?.rows ?? []),
    view.sort,
  );
  return {
    leads: leads.slice(0, SHOWN),
    isLoaded: queries.every(({ data }) => data !== undefined),
    failed: queries.find(({ error, data }) => error !== null || isUnconfirmedEmpty(data)),
    query: enquiries,
  };
}

/** Number of leads of a filter, of both kinds; undefined until the server has counted. */
export function useLeadCount({ filter }: LeadListView): number | undefined {
  const today = useStartOfToday();
  const { data: enquiries } = useQuery(leadCountQuery('quickEnquiry', filter, today));
  const { data: orders } = useQuery(leadCountQuery('order', filter, today));
  return enquiries === undefined || orders === undefined ? undefined : enquiries + orders;
}

export interface TodayLead {
  lead: Lead;
  reason: Reason;
}

/** The leads of today, each once, with its most urgent reason. */
export function useToday() {
  const lists = {
    call: useFirstLeads(TODAY_VIEWS.call),
    wrote: useFirstLeads(TODAY_VIEWS.wrote),
    waits: useFirstLeads(TODAY_VIEWS.waits),
  };
  const rows = new Map<string, TodayLead>();
  for (const reason of ['call', 'wrote', 'waits'] as const)
    for (const lead of lists[reason].leads) if (!rows.has(lead.id)) rows.set(lead.id, { lead, reason });
  const all = Object.values(lists);
  return {
    rows: [...rows.values()],
    isLoaded: all.every(({ isLoaded }) => isLoaded),
    failed: all.find(({ failed }) => failed !== undefined)?.failed,
    query: (all.find(({ isLoaded }) => !isLoaded) ?? lists.call).query,
  };
}
