import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { matchesSearch } from '../../data/leads/lead-view';
import type { Lead } from '../../data/leads/lead-view';
import { useSettled } from '../../lib/use-settled';
import { leadsByIdQuery, leadSearchQuery } from './queries/leads';

const NO_IDS: readonly string[] = [];
const NO_LEADS: readonly Lead[] = [];
/** Shorter texts would match too many leads. */
const LEAST_LENGTH = 2;

/**
 * Searches all leads of a kind on the server once `text` has not changed for a while; the matches are watched by id, so that they
 * show what is stored. '' searches nothing. `most`: how many matches are watched.
 */
export function useLeadSearch(kind: LeadKind, text: string, most = Infinity) {
  const settled = useSettled(text);
  const isAsked = Math.min(text.length, settled.length) >= LEAST_LENGTH;
  const search = useQuery(leadSearchQuery(kind, isAsked ? settled : null));
  const found = isAsked ? search.data : undefined;
  const ids = found?.ids.slice(0, most) ?? NO_IDS;
  const leads = useQuery(leadsByIdQuery(kind, ids));
  const isReading = ids.length > 0 && leads.data === undefined && leads.error === null;
  const isTyping = text !== settled;
  const matches = leads.data?.rows ?? NO_LEADS;
  return {
    /** The matches; while more is typed those of them that still match; null while nothing is searched or known. */
    leads: found === undefined || isReading ? null : isTyping ? matches.filter((lead) => matchesSearch(lead, text)) : matches,
    hasMore: found?.hasMore === true,
    isSearching: text.length >= LEAST_LENGTH && (isTyping || search.isFetching || isReading),
    /** Why the search failed, if it did. */
    error: isAsked && !search.isFetching ? search.error : null,
    /** Asks the server again. */
    retry: () => void search.refetch(),
  };
}
