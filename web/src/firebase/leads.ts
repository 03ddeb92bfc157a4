import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import {
  collection,
  type DocumentSnapshot,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  type QuerySnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { isInView, sortLeads } from '../lib/lead-view';
import type { Lead, LeadSort, LeadView } from '../lib/lead-view';
import { auth } from './auth';
import { firestore } from './firestore';
import { leadsOf, readLead } from './lead-documents';

/** Leads at a time: opening a list reads at most a page, the latest changes and the latest erasures. */
const PAGE = 50;
const LATEST_CHANGES = 20;
const LATEST_ERASURES = 5;
const EXPORT_PAGE = 500;

const SORTS: Readonly<Record<LeadSort, QueryConstraint[]>> = {
  newest: [orderBy('createdAt', 'desc')],
  oldest: [orderBy('createdAt', 'asc')],
  nextCall: [where('nextCallAt', '>', Timestamp.fromMillis(0)), orderBy('nextCallAt', 'asc')],
};

function constraintsOf({ filter, sort, me }: LeadView): QueryConstraint[] {
  if (filter === 'all') return SORTS[sort];
  if (filter === 'mine') return [where('owner', '==', me), ...SORTS[sort]];
  return [filter === 'incomplete' ? where('incomplete', '==', true) : where('status', '==', filter), ...SORTS[sort]];
}

export interface LeadPage {
  leads: readonly Lead[];
  hasMore: boolean;
  /** Nothing of it is confirmed by the server yet. */
  fromDevice: boolean;
}

export interface LeadList {
  /** Reads the next page, from the server: what this device remembers may leave some out. Rejects without a connection. */
  more: () => Promise<void>;
  close: () => void;
}

/**
 * Opens a list that stays current: its first page and, of the pages read since, whatever changes or is erased. Three
 * listeners do it, one on the page, one on the latest changes anywhere and one on the lines about erased leads, so that the
 * cost does not grow with the number of leads.
 */
export function openLeads(
  kind: LeadKind,
  view: LeadView,
  onPage: (page: LeadPage) => void,
  onFailure: (error: Error) => void,
): LeadList {
  const known = new Map<string, Lead>();
  const asked = query(leadsOf(kind), ...constraintsOf(view));
  let last: DocumentSnapshot | undefined;
  let hasMore = false;
  let opened = false;
  let fromDevice = true;

  const learn = (snapshot: QuerySnapshot): void => {
    for (const document of snapshot.docs) {
      const lead = readLead(kind, document);
      if (lead !== null) known.set(lead.id, lead);
    }
  };
  const erased = new Set<string>();
  const show = (): void => {
    for (const id of erased) known.delete(id);
    const leads = [...known.values()].filter((lead) => isInView(lead, view));
    onPage({ leads: sortLeads(leads, view.sort), hasMore, fromDevice });
  };

  const stopPage = onSnapshot(
    query(asked, limit(PAGE)),
    (snapshot) => {
      learn(snapshot);
      fromDevice = snapshot.metadata.fromCache;
      if (!opened || last === undefined) {
        last = snapshot.docs.at(-1);
        hasMore = snapshot.size === PAGE;
      }
      opened ||= !fromDevice;
      show();
    },
    onFailure,
  );
  const stopChanges = onSnapshot(
    query(leadsOf(kind), orderBy('updatedAt', 'desc'), limit(LATEST_CHANGES)),
    (snapshot) => {
      // A change of a lead further down than anyone has looked would show it out of its turn.
      const inReach = snapshot.docs.filter((document) => known.has(document.id) || !hasMore);
      for (const document of inReach) {
        const lead = readLead(kind, document);
        if (lead !== null) known.set(lead.id, lead);
      }
      if (inReach.length > 0 && known.size > 0) show();
    },
    onFailure,
  );
  const stopErasures = onSnapshot(
    query(
      collection(firestore, COLLECTIONS.activity),
      where('noun', '==', LEAD_COLLECTIONS[kind]),
      orderBy('at', 'desc'),
      limit(LATEST_ERASURES),
    ),
    (snapshot) => {
      for (const line of snapshot.docs) erased.add(String(line.get('id')));
      if (snapshot.size > 0 && known.size > 0) show();
    },
    onFailure,
  );

  return {
    async more() {
      if (last === undefined) return;
      const next = await getDocsFromServer(query(asked, startAfter(last), limit(PAGE)));
      learn(next);
      last = next.docs.at(-1) ?? last;
      hasMore = next.size === PAGE;
      show();
    },
    close() {
      stopPage();
      stopChanges();
      stopErasures();
    },
  };
}

/**
 * Every lead of a view, in portions: for export, so never from this device's memory, which holds only some of them. Stops
 * when `onPortion` answers false, and rejects without a connection.
 */
export async function readAllLeads(kind: LeadKind, view: LeadView, onPortion: (leads: Lead[]) => boolean): Promise<void> {
  const asked = query(leadsOf(kind), ...constraintsOf(view));
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const start = last === undefined ? [] : [startAfter(last)];
    const snapshot = await getDocsFromServer(query(asked, ...start, limit(EXPORT_PAGE)));
    const goOn = onPortion(snapshot.docs.flatMap((document) => readLead(kind, document) ?? []));
    last = snapshot.docs.at(-1);
    if (!goOn || snapshot.size < EXPORT_PAGE) return;
  }
}

/** Whoever is signed in, as the owner of leads. */
export async function whoAmI(): Promise<{ uid: string; name: string }> {
  await auth.authStateReady();
  return { uid: auth.currentUser?.uid ?? '', name: auth.currentUser?.displayName ?? auth.currentUser?.email ?? '' };
}
