import type { LeadKind } from '@catalogue/contract/entities/lead';
import { matchesTerms, searchTermsOf } from '@catalogue/contract/lead-search';
import {
  documentId,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore';
import type { Lead } from '../lib/lead-view';
import { leadsOf, readLead } from './lead-documents';

/** As many as one question can name, and as one listener watches. */
const MOST_FOUND = 30;
/** Read of the leads that share a word; the other words choose among them. */
const MOST_READ = 100;

/** Leads that were found, newest first. `hasMore`: there may be others, further back. */
export interface FoundLeads {
  ids: readonly string[];
  hasMore: boolean;
}

/**
 * Looks through all leads on the server, never in this device's memory, which holds only some of them: by whole words of
 * name, company and city, by address, number and reference. The beginning of a word is enough where another word is whole.
 */
export async function findLeads(kind: LeadKind, text: string): Promise<FoundLeads> {
  const terms = searchTermsOf(text);
  const ask = (...constraints: QueryConstraint[]) => getDocsFromServer(query(leadsOf(kind), ...constraints));
  const [first = null] = terms;
  const [named, sharing, ...older] = await Promise.all([
    ask(where('reference', '==', text.toUpperCase()), limit(MOST_FOUND)),
    first === null ? null : ask(where('searchKeys', 'array-contains', first), orderBy('createdAt', 'desc'), limit(MOST_READ)),
    // Leads from before there were keys.
    ask(where('mobile', '==', text), limit(MOST_FOUND)),
    ask(where('email', '==', text), limit(MOST_FOUND)),
  ]);
  const leadsIn = ({ docs }: Awaited<ReturnType<typeof ask>>): Lead[] => docs.flatMap((found) => readLead(kind, found) ?? []);
  const matching = sharing === null ? [] : leadsIn(sharing).filter((lead) => matchesTerms(lead, terms));
  const exact = [named, ...older].flatMap(leadsIn);
  const ids = [...new Set([...exact, ...matching].map(({ id }) => id))];
  return { ids: ids.slice(0, MOST_FOUND), hasMore: ids.length > MOST_FOUND || sharing?.size === MOST_READ };
}

/** The leads of these ids, live, as many as findLeads answers; one that is erased leaves. Returns the way to stop. */
export const watchLeads = (
  kind: LeadKind,
  ids: readonly string[],
  onLeads: (leads: readonly Lead[]) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  onSnapshot(
    query(leadsOf(kind), where(documentId(), 'in', ids)),
    (snapshot) => onLeads(snapshot.docs.flatMap((found) => readLead(kind, found) ?? [])),
    onFailure,
  );
