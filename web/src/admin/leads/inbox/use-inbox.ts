import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import type { LeadPage } from '../../../data/firebase/leads/leads';
import { useStartOfToday } from '../../../data/network/follow-clock';
import { matchesSearch, sortLeads, sortOf } from '../../../data/leads/lead-view';
import type { Lead, LeadFilter, LeadSort } from '../../../data/leads/lead-view';
import type { InboxView } from '../../data/lead-urls';
import { leadFilterCountsQuery } from '../../data/queries/leads';
import { useLeadSearch } from '../../data/use-lead-search';
import { useLeadList } from '../use-leads';

/** The leads of the inbox: of both kinds or of one, those of a view or those that a search finds among all. */
export function useInbox({ kind, filter, sort }: InboxView, typed: string) {
  const isShown = (one: LeadKind): boolean => kind === null || kind === one;
  const view = { filter, sort };
  const enquiries = useLeadList('quickEnquiry', view, isShown('quickEnquiry'));
  const orders = useLeadList('order', view, isShown('order'));
  const lists = [...(isShown('quickEnquiry') ? [enquiries] : []), ...(isShown('order') ? [orders] : [])];
  const pages = lists.flatMap(({ page }) => page ?? []);
  const enquirySearch = useLeadSearch('quickEnquiry', isShown('quickEnquiry') ? typed : '');
  const orderSearch = useLeadSearch('order', isShown('order') ? typed : '');
  const search = [...(isShown('quickEnquiry') ? [enquirySearch] : []), ...(isShown('order') ? [orderSearch] : [])];
  const order = sortOf(filter, sort);
  const loaded = mergePages(pages, order);
  const found = search.flatMap(({ leads }) => leads ?? []);
  const shown: readonly Lead[] =
    typed === ''
      ? loaded
      : sortLeads(
          [
            ...new Map(
              [...found, ...loaded.filter((lead) => matchesSearch(lead, typed))].map((lead) => [lead.id, lead]),
            ).values(),
          ],
          order,
        );
  const failed = lists.find(({ query }) => query.error !== null);
  return {
    leads: shown,
    isLoaded: pages.length === lists.length,
    fromDevice: pages.some((page) => page.fromDevice),
    hasMore: typed === '' && pages.some((page) => page.hasMore),
    isLoadingMore: lists.some(({ isLoadingMore }) => isLoadingMore),
    loadMore: () => {
      for (const { page, loadMore } of lists) if (page?.hasMore === true) loadMore();
    },
    query: (failed ?? lists.find(({ page }) => page === undefined) ?? lists[0] ?? enquiries).query,
    /** Whether the server has answered the search for what was typed; matches in the loaded list do not count. */
    isAnswered: search.every(({ leads }) => leads !== null),
    isSearching: search.some(({ isSearching }) => isSearching),
    searchError: search.map(({ error }) => error).find((error) => error !== null) ?? null,
    foundMore: search.some(({ hasMore }) => hasMore),
    counts: useCounts(isShown),
  };
}

export type Inbox = ReturnType<typeof useInbox>;

/**
 * The loaded leads of several lists in one order. It ends where a list with more to load ends: what follows there is not known yet.
 */
export function mergePages(pages: readonly Pick<LeadPage, 'leads' | 'hasMore'>[], sort: LeadSort): Lead[] {
  const sorted = sortLeads(
    pages.flatMap(({ leads }) => leads),
    sort,
  );
  const ends = pages.flatMap(({ leads, hasMore }) => {
    const last = hasMore ? leads.at(-1) : undefined;
    return last === undefined ? [] : [sorted.indexOf(last) + 1];
  });
  return sorted.slice(0, Math.min(sorted.length, ...ends));
}

/** Number of leads of each filter, of the kinds that are shown; undefined until all are known. */
function useCounts(isShown: (kind: LeadKind) => boolean): (filter: LeadFilter) => number | undefined {
  const today = useStartOfToday();
  const { data: enquiries } = useQuery(leadFilterCountsQuery('quickEnquiry', today));
  const { data: orders } = useQuery(leadFilterCountsQuery('order', today));
  return (filter) => {
    const counts = [isShown('quickEnquiry') ? enquiries : null, isShown('order') ? orders : null].filter((one) => one !== null);
    return counts.reduce<number | undefined>(
      (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one[filter]),
      0,
    );
  };
}
