import type { LeadKind } from '@catalogue/contract/entities/lead';
import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useStartOfToday } from '../../data/network/follow-clock';
import { matchesSearch, sortLeads, sortOf } from '../../data/leads/lead-view';
import type { Lead, LeadListView, LeadSort } from '../../data/leads/lead-view';
import { notify } from '../../ui/notify';
import { failureReason } from '../data/failure-reason';
import type { LeadPageView } from '../data/lead-urls';
import { firstLeadsQuery, leadListQuery } from '../data/queries/leads';
import { useLeadSearch } from '../data/use-lead-search';
import { hasBoard } from './board-columns';
import { LEAD_TEXTS } from './lead-texts';

const NO_LEADS: readonly Lead[] = [];
/** Cards that a column of the board begins with. */
const FIRST_OF_COLUMN = 20;

/** A live list of leads, and the mutation that loads its next page. `enabled`: whether it is shown. */
export function useLeadList(kind: LeadKind, view: LeadListView, enabled = true) {
  const today = useStartOfToday();
  const query = useQuery({ ...leadListQuery(kind, { ...view, today }), enabled });
  const page = query.data;
  const more = useMutation({
    mutationFn: async () => page?.loadMore?.(),
    onError: (error) => void notify(LEAD_TEXTS.moreFailed(failureReason(error)), { kind: 'failure' }),
  });
  return { page, query, isLoadingMore: more.isPending, loadMore: () => more.mutate() };
}

/** The leads of a view: the loaded pages of its list, what a search finds among all, and the first ones of each board column. */
export function useShownLeads(kind: LeadKind, view: LeadPageView, typed: string) {
  const { page, query, isLoadingMore, loadMore } = useLeadList(kind, view);
  const found = useLeadSearch(kind, typed);
  const loaded = (page?.leads ?? []).filter((lead) => typed === '' || matchesSearch(lead, typed));
  const isBoard = view.layout === 'board' && hasBoard(view.filter);
  const hasColumns = isBoard && view.filter === 'all' && view.sort !== 'nextCall' && typed === '';
  const ofColumns = useColumnLeads(kind, view.sort, hasColumns);
  const others = found.leads ?? (hasColumns ? ofColumns : NO_LEADS);
  return {
    ...{ page, query, isLoadingMore, loadMore, found, isBoard },
    leads: others.length === 0 ? loaded : union(loaded, others, sortOf(view.filter, view.sort)),
    /** Whether the server has answered what was typed. */
    isSearched: found.leads !== null,
    /** Whether only this device says that there are no leads. */
    isUnconfirmed: page?.fromDevice === true && page.leads.length === 0,
  };
}

export type ShownLeads = ReturnType<typeof useShownLeads>;

/** The first leads of each column: those of a full column would fill a page of the list alone. */
function useColumnLeads(kind: LeadKind, sort: LeadSort, enabled: boolean): readonly Lead[] {
  const today = useStartOfToday();
  return useQueries({
    queries: WORKED_STATUSES.map((filter) => ({
      ...firstLeadsQuery(kind, { filter, sort, today }, FIRST_OF_COLUMN),
      enabled,
    })),
    combine: (results) => results.flatMap(({ data }) => data?.rows ?? []),
  });
}

/** The loaded leads and the others, without duplicates. The loaded ones are newer. */
const union = (loaded: readonly Lead[], others: readonly Lead[], sort: LeadSort): Lead[] =>
  sortLeads([...new Map([...others, ...loaded].map((lead) => [lead.id, lead])).values()], sort);
