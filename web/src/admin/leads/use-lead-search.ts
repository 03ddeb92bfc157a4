import type { LeadKind } from '@catalogue/contract/entities/lead';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadsByIdQuery, leadSearchQuery } from '../data/queries/leads';

const NONE: readonly string[] = [];

/** Searches all leads on the server; the matches are watched by id, so that they show what is stored. */
export function useLeadSearch(kind: LeadKind) {
  const [text, setText] = useState<string | null>(null);
  const search = useQuery(leadSearchQuery(kind, text));
  const found = text === null ? undefined : search.data;
  const leads = useQuery(leadsByIdQuery(kind, found?.ids ?? NONE));
  return {
    /** The matches; null while nothing is searched or known. */
    leads: found === undefined ? null : (leads.data?.rows ?? []),
    hasMore: found?.hasMore === true,
    isSearching: text !== null && search.isFetching,
    /** Why the search failed, if it did. */
    error: text !== null && !search.isFetching ? search.error : null,
    search: (next: string) => {
      // The same text again asks the server again.
      if (next !== '' && next === text) void search.refetch();
      else setText(next === '' ? null : next);
    },
    clear: () => setText(null),
  };
}
