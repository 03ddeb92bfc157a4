import type { LeadKind } from '@catalogue/contract/entities/lead';
import { matchesTerms, searchTermsOf } from '@catalogue/contract/lead-search';
import { documentId, getDocsFromServer, limit, orderBy, query, type QueryConstraint, where } from 'firebase/firestore';
import type { Lead } from '../../../lib/lead-view';
import { leadsOf, readLead } from './lead-documents';
import { watchQuery, type LiveRows } from '../watch-query';

/** Firestore's limit for `in` queries, and so for one listener. */
const MOST_FOUND = 30;
/** Leads read per search word; the other words filter them. */
const MOST_READ = 100;

/** Search result, newest first. `hasMore`: there may be older matches. */
export interface FoundLeads {
  ids: readonly string[];
  hasMore: boolean;
}

/**
 * Searches all leads on the server: by whole words of name, company and city, by e-mail, phone number, reference and tag. A prefix
 * is enough where another word is whole. Rejects offline, because the cache holds only some leads.
 */
export async function findLeads(kind: LeadKind, text: string): Promise<FoundLeads> {
  // '#blue' is a tag, and not a person of that name.
  const terms = text.startsWith('#') ? [] : searchTermsOf(text);
  const ask = (...constraints: QueryConstraint[]) => getDocsFromServer(query(leadsOf(kind), ...constraints));
  const [first = null] = terms;
  const tag = text.replace(/^#/, '').toLowerCase();
  const [named, sharing, ...others] = await Promise.all([
    ask(where('reference', '==', text.toUpperCase()), limit(MOST_FOUND)),
    first === null ? null : ask(where('searchKeys', 'array-contains', first), orderBy('createdAt', 'desc'), limit(MOST_READ)),
    ask(where('tags', 'array-contains', tag), orderBy('createdAt', 'desc'), limit(MOST_FOUND)),
    // Older leads have no search keys.
    ask(where('mobile', '==', text), limit(MOST_FOUND)),
    ask(where('email', '==', text), limit(MOST_FOUND)),
  ]);
  const leadsIn = ({ docs }: Awaited<ReturnType<typeof ask>>): Lead[] => docs.flatMap((found) => readLead(kind, found) ?? []);
  const matching = sharing === null ? [] : leadsIn(sharing).filter((lead) => matchesTerms(lead, terms));
  const exact = [named, ...others].flatMap(leadsIn);
  const ids = [...new Set([...exact, ...matching].map(({ id }) => id))];
  return { ids: ids.slice(0, MOST_FOUND), hasMore: ids.length > MOST_FOUND || sharing?.size === MOST_READ };
}

/** Leads read per query for senders. */
const MOST_OF_SENDERS = 60;

/** The newest leads of a kind that share one of these keys (`senderKeysOf`; at most 30), of any status. Rejects offline. */
export async function findLeadsOfSenders(kind: LeadKind, keys: readonly string[]): Promise<Lead[]> {
  const sharing = where('searchKeys', 'array-contains-any', keys);
  const { docs } = await getDocsFromServer(query(leadsOf(kind), sharing, orderBy('createdAt', 'desc'), limit(MOST_OF_SENDERS)));
  return docs.flatMap((document) => readLead(kind, document) ?? []);
}

/** The leads of these ids (at most 30), live; an erased one leaves the result. Returns the function that stops. */
export const watchLeads = (
  kind: LeadKind,
  ids: readonly string[],
  onRows: (live: LiveRows<Lead>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchQuery(query(leadsOf(kind), where(documentId(), 'in', ids)), (document) => readLead(kind, document), onRows, onFailure);
