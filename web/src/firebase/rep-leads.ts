import { limit, orderBy, query, where } from 'firebase/firestore';
import type { Lead } from '../lib/lead-view';
import { leadsOf, readLead } from './lead-documents';
import { watchQuery, type LiveRows } from './watch-query';

/** Orders that the list shows at most. */
const MOST = 100;

/** The latest orders that the rep `uid` sent, newest first, live. Returns the function that stops. */
export const watchRepLeads = (
  uid: string,
  onRows: (live: LiveRows<Lead>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchQuery(
    query(leadsOf('order'), where('repId', '==', uid), orderBy('createdAt', 'desc'), limit(MOST)),
    (document) => readLead('order', document),
    onRows,
    onFailure,
  );
