import type { LeadKind } from '@catalogue/contract/entities/lead';
import { readReference } from '@catalogue/contract/lead-reference';
import { matchesTerms, searchTermsOf } from '@catalogue/contract/lead-search';
import { documentId, getDocsFromServer, limit, orderBy, query, type QueryConstraint, where } from 'firebase/firestore';
import type { Lead } from '../../leads/lead-view';
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

/** Words for which the server is asked, one after the other. */
const MOST_WORDS = 4;

/**
 * Searches all leads on the server: by whole words of name, company and city, by e-mail, phone number, reference and tag. A prefix
 * is enough where one of the four longest words is whole. Rejects offline, because the cache holds only some leads.
 */
export async function findLeads(kind: LeadKind, text: string): Promise<FoundLeads> {
  const ask = async (...constraints: QueryConstraint[]): Promise<Lead[]> => {
    const { docs } = await getDocsFromServer(query(leadsOf(kind), ...constraints));
    return docs.flatMap((found) => readLead(kind, found) ?? []);
  };
  // '#blue' is a tag, and not a person of that name.
  const terms = text.startsWith('#') ? [] : searchTermsOf(text);
  const reference = readReference(kind, text);
  const tag = text.replace(/^#/, '').toLowerCase();
  const [matching, ...exact] = await Promise.all([
    findMatching(terms, (term) =>
      ask(where('searchKeys', 'array-contains', term), orderBy('createdAt', 'desc'), limit(MOST_READ)),
    ),
    reference === null ? [] : ask(where('reference', '==', reference), limit(MOST_FOUND)),
    ask(where('tags', 'array-contains', tag), orderBy('createdAt', 'desc'), limit(MOST_FOUND)),
    // As typed: search terms of "d'souza@example.com" or of a number with an extension are no whole key.
    ask(where('mobile', '==', text), limit(MOST_FOUND)),
    ask(where('email', '==', text), limit(MOST_FOUND)),
  ]);
  const ids = [...new Set([...exact.flat(), ...matching.leads].map(({ id }) => id))];
  return { ids: ids.slice(0, MOST_FOUND), hasMore: ids.length > MOST_FOUND || matching.hasMore };
}

/** Leads with all terms, among those that the server has for the first term that is a whole word of such a lead. */
async function findMatching(
  terms: readonly string[],
  read: (term: string) => Promise<Lead[]>,
): Promise<{ leads: Lead[]; hasMore: boolean }> {
  let hasMore = false;
  for (const term of terms.slice(0, MOST_WORDS)) {
    const sharing = await read(term);
    hasMore ||= sharing.length === MOST_READ;
    const leads = sharing.filter((lead) => matchesTerms(lead, terms));
    if (leads.length > 0) return { leads, hasMore };
  }
  return { leads: [], hasMore };
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
