import { senderKeysOf } from '@catalogue/contract/lead-search';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lead } from '../../data/leads/lead-view';
import { leadsByIdQuery, leadSearchQuery } from '../data/queries/leads';
import { leadsOfSendersQuery } from '../data/sender-queries';
import { companyOf, findDuplicates, leadKey } from './find-duplicates';

const NONE: readonly Lead[] = [];
const KINDS = ['quickEnquiry', 'order'] as const;
/** Firestore's limit for the values of a query. */
const BATCH = 30;

/** Splits keys into batches. A key stays in its batch, so that a new or removed lead does not cause requests for other keys. */
export function useBatches(keys: readonly string[]): readonly (readonly string[])[] {
  const [batches, setBatches] = useState<readonly (readonly string[])[]>([]);
  const known = new Set(batches.flat());
  const added = [...new Set(keys)].filter((key) => !known.has(key));
  if (added.length === 0) return batches;
  const more = Array.from({ length: Math.ceil(added.length / BATCH) }, (_, index) =>
    added.slice(index * BATCH, (index + 1) * BATCH),
  );
  setBatches([...batches, ...more]);
  return batches;
}

/**
 * Other leads of the same sender, of both kinds and any status, by `leadKey`. The server finds them by phone number and e-mail
 * address: for 50 leads in at most 8 queries of at most 60 documents. Companies are compared among what is at hand, which is all
 * that it has offline; `others` are at hand, too.
 */
export function useDuplicates(leads: readonly Lead[], others = NONE): ReadonlyMap<string, readonly Lead[]> {
  const batches = useBatches(leads.flatMap(senderKeysOf));
  const found = useQueries({
    queries: batches.flatMap((keys) => KINDS.map((kind) => leadsOfSendersQuery(kind, keys))),
    combine: (results) => results.flatMap(({ data = NONE }) => data),
  });
  // The leads at hand are live, and so newer.
  return findDuplicates([...new Map([...found, ...others, ...leads].map((lead) => [leadKey(lead), lead])).values()]);
}

/** Other leads of the same sender, and among all orders those of the same company. */
export function useDuplicatesOf(lead: Lead): readonly Lead[] {
  const company = companyOf(lead);
  const search = useQuery(leadSearchQuery(lead.kind, company === '' ? null : company));
  const ids = search.data?.ids.filter((id) => id !== lead.id) ?? [];
  const colleagues = useQuery(leadsByIdQuery(lead.kind, ids));
  return useDuplicates([lead], colleagues.data?.rows).get(leadKey(lead)) ?? NONE;
}
