import type { LeadKind } from '@catalogue/contract/entities/lead';
import { limit, orderBy, query, where } from 'firebase/firestore';
import type { Lead } from '../../../lib/lead-view';
import { leadsOf, readLead } from './lead-documents';
import { watchQuery, type LiveRows } from '../watch-query';

/** Leads of a kind that the list shows at most. */
const MOST = 100;

/** The latest leads that the rep `uid` sent, newest first, live. Returns the function that stops. */
export const watchSentLeads = (
  kind: LeadKind,
  uid: string,
  onRows: (live: LiveRows<Lead>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchQuery(
    query(leadsOf(kind), where('repId', '==', uid), orderBy('createdAt', 'desc'), limit(MOST)),
    (document) => readLead(kind, document),
    onRows,
    onFailure,
  );

/** The same of the leads that are handed to the rep. */
export const watchHandedLeads = (
  kind: LeadKind,
  uid: string,
  onRows: (live: LiveRows<Lead>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchQuery(
    query(leadsOf(kind), where('owner', '==', uid), orderBy('createdAt', 'desc'), limit(MOST)),
    (document) => readLead(kind, document),
    onRows,
    onFailure,
  );
