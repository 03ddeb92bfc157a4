import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { leadsByIdQuery, leadSearchQuery } from '../data/queries/leads';

const NONE: readonly string[] = [];
/** Shorter texts would match too many leads. */
const LEAST_LENGTH = 2;

/** Searches all leads of a kind on the server; the matches are watched by id, so that they show what is stored. '' searches nothing. */
export function useLeadSearch(kind: LeadKind, text: string) {
  const isAsked = text.length >= LEAST_LENGTH;
  const search = useQuery(leadSearchQuery(kind, isAsked ? text : null));
  const found = isAsked ? search.data : undefined;
  const leads = useQuery(leadsByIdQuery(kind, found?.ids ?? NONE));
  const isReading = found !== undefined && found.ids.length > 0 && leads.data === undefined && leads.error === null;
  return {
    /** The matches; null while nothing is searched or known. */
    leads: found === undefined || isReading ? null : (leads.data?.rows ?? []),
    hasMore: found?.hasMore === true,
    isSearching: isAsked && (search.isFetching || isReading),
    /** Why the search failed, if it did. */
    error: isAsked && !search.isFetching ? search.error : null,
    /** Asks the server again. */
    retry: () => void search.refetch(),
  };
}
