import type { LeadKind } from '@catalogue/contract/entities/lead';
import { queryOptions } from '@tanstack/react-query';
import { findLeadsModule } from './firebase-modules';

const STALE_MS = 60_000;

/** Begins the key of every query for the leads of senders. */
export const LEADS_OF_SENDERS = ['leads', 'of-senders'];

/** The newest leads of a kind that share one of these sender keys. Merging and erasing invalidate it. */
export const leadsOfSendersQuery = (kind: LeadKind, keys: readonly string[]) =>
  queryOptions({
    queryKey: [...LEADS_OF_SENDERS, kind, keys],
    queryFn: async () => (await findLeadsModule()).findLeadsOfSenders(kind, keys),
    staleTime: STALE_MS,
    retry: false,
  });
