import type { LeadKind } from '@catalogue/contract/entities/lead';
import { limit, orderBy, query, type QueryFieldFilterConstraint, where } from 'firebase/firestore';
import type { Lead } from '../../leads/lead-view';
import { leadsOf, readLead } from './lead-documents';
import { watchQuery, type LiveRows } from '../watch-query';

/** Leads of a kind that the list shows at most. */
const MOST = 100;

type Listeners = [onRows: (live: LiveRows<Lead>) => void, onFailure: (error: Error) => void];

const watchLatest = (kind: LeadKind, whose: QueryFieldFilterConstraint, ...listeners: Listeners): (() => void) =>
  watchQuery(
    query(leadsOf(kind), whose, orderBy('createdAt', 'desc'), limit(MOST)),
    (document) => readLead(kind, document),
    ...listeners,
  );

/** The latest leads that the rep `uid` sent, newest first, live. Returns the function that stops. */
export const watchSentLeads = (kind: LeadKind, uid: string, ...listeners: Listeners): (() => void) =>
  watchLatest(kind, where('repId', '==', uid), ...listeners);

/** The same of the leads that are handed to the rep. */
export const watchHandedLeads = (kind: LeadKind, uid: string, ...listeners: Listeners): (() => void) =>
  watchLatest(kind, where('owner', '==', uid), ...listeners);
