import { COLLECTIONS, LEAD_COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import {
  collection,
  type DocumentSnapshot,
  getCountFromServer,
  getDocs,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { isInView, LEAD_FILTERS, sortLeads, sortOf } from '../../leads/lead-view';
import type { Lead, LeadFilter, LeadView } from '../../leads/lead-view';
import { ServerFailure } from '../../../lib/server-failure';
import { firestore } from '../firestore';
import { leadConstraintsOf, leadFilterOf, leadsOf, readLead } from './lead-documents';
import { watchQuery, watchSnapshots, type LiveRows } from '../watch-query';

/** Documents that opening a list reads at most. */
const PAGE = 50;
const LATEST_CHANGES = 20;
const LATEST_ERASURES = 5;
const EXPORT_PAGE = 500;

export interface LeadPage {
  leads: readonly Lead[];
  hasMore: boolean;
  /** True until the server has confirmed the list. */
  fromDevice: boolean;
  /** Reads the next page from the server. Rejects without a connection. Missing until Firestore has answered. */
  loadMore?: () => Promise<void>;
}

/** The loaded leads of a list, without those that were erased. */
function loadedLeads(kind: LeadKind, view: LeadView) {
  const known = new Map<string, Lead>();
  const erased = new Set<string>();
  return {
    has: (id: string): boolean => known.has(id),
    isEmpty: (): boolean => known.size === 0,
    add(documents: readonly DocumentSnapshot[]): void {
      for (const document of documents) {
        const lead = readLead(kind, document);
        if (lead !== null) known.set(lead.id, lead);
      }
    },
    erase(id: string): void {
      erased.add(id);
    },
    inView(): Lead[] {
      for (const id of erased) known.delete(id);
      const leads = [...known.values()].filter((lead) => isInView(lead, view));
      return sortLeads(leads, sortOf(view.filter, view.sort));
    },
  };
}

const latestChanges = (kind: LeadKind) => query(leadsOf(kind), orderBy('updatedAt', 'desc'), limit(LATEST_CHANGES));

const latestErasures = (kind: LeadKind) =>
  query(
    collection(firestore, COLLECTIONS.activity),
    where('noun', '==', LEAD_COLLECTIONS[kind]),
    orderBy('at', 'desc'),
    limit(LATEST_ERASURES),
  );

/**
 * Watches a list of leads. Three listeners keep all loaded pages current at a cost that does not grow with the number of leads:
 * on the first page, on the latest changes of any lead, and on the latest erasures. Returns the function that stops.
 */
export function watchLeadList(
  kind: LeadKind,
  view: LeadView,
  onPage: (page: LeadPage) => void,
  onFailure: (error: Error) => void,
): () => void {
  const loaded = loadedLeads(kind, view);
  const selected = query(leadsOf(kind), ...leadConstraintsOf(view));
  let last: DocumentSnapshot | undefined;
  let hasMore = false;
  let isConfirmed = false;
  let fromDevice = true;

  const report = (): void => onPage({ leads: loaded.inView(), hasMore, fromDevice, loadMore });
  async function loadMore(): Promise<void> {
    if (last === undefined) return;
    const next = await getDocsFromServer(query(selected, startAfter(last), limit(PAGE)));
    loaded.add(next.docs);
    last = next.docs.at(-1) ?? last;
    hasMore = next.size === PAGE;
    report();
  }

  const stops = [
    watchSnapshots(
      query(selected, limit(PAGE)),
      (snapshot) => {
        loaded.add(snapshot.docs);
        fromDevice = snapshot.metadata.fromCache;
        if (!isConfirmed || last === undefined) {
          last = snapshot.docs.at(-1);
          hasMore = snapshot.size === PAGE;
        }
        isConfirmed ||= !fromDevice;
        report();
      },
      onFailure,
    ),
    watchSnapshots(
      latestChanges(kind),
      (snapshot) => {
        // A changed lead beyond the loaded pages would appear out of order.
        const changed = snapshot.docs.filter((document) => loaded.has(document.id) || !hasMore);
        loaded.add(changed);
        if (changed.length > 0 && !loaded.isEmpty()) report();
      },
      onFailure,
    ),
    watchSnapshots(
      latestErasures(kind),
      (snapshot) => {
        for (const entry of snapshot.docs) loaded.erase(String(entry.get('id')));
        if (snapshot.size > 0 && !loaded.isEmpty()) report();
      },
      onFailure,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The first leads of a view, live; at most `most`. Returns the function that stops. */
export const watchFirstLeads = (
  kind: LeadKind,
  view: LeadView,
  most: number,
  onRows: (live: LiveRows<Lead>) => void,
  onFailure: (error: Error) => void,
): (() => void) =>
  watchQuery(
    query(leadsOf(kind), ...leadConstraintsOf(view), limit(most)),
    (document) => readLead(kind, document),
    onRows,
    onFailure,
  );

/** Number of leads of each filter, counted by the server at one read per thousand. Rejects offline. */
export async function countLeads(
  kind: LeadKind,
  { me, today }: Pick<LeadView, 'me' | 'today'>,
): Promise<Record<LeadFilter, number>> {
  const counts = await Promise.all(
    LEAD_FILTERS.map(async (filter) => {
      const counted = await getCountFromServer(query(leadsOf(kind), ...leadFilterOf({ filter, me, today })));
      return [filter, counted.data().count] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<LeadFilter, number>;
}

/** The latest orders from the server, or offline from this device. @throws ServerFailure when neither has any */
export async function readLatestOrders(most: number): Promise<Lead[]> {
  const found = await getDocs(query(leadsOf('order'), orderBy('createdAt', 'desc'), limit(most)));
  if (found.empty && found.metadata.fromCache) throw new ServerFailure(null);
  return found.docs.flatMap((document) => readLead('order', document) ?? []);
}

/**
 * Reads every lead of a view from the server, in portions, for export. Stops when `onPortion` answers false. Rejects without a
 * connection: the cache holds only some leads.
 */
export async function readAllLeads(kind: LeadKind, view: LeadView, onPortion: (leads: Lead[]) => boolean): Promise<void> {
  const selected = query(leadsOf(kind), ...leadConstraintsOf(view));
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const start = last === undefined ? [] : [startAfter(last)];
    const snapshot = await getDocsFromServer(query(selected, ...start, limit(EXPORT_PAGE)));
    const isWanted = onPortion(snapshot.docs.flatMap((document) => readLead(kind, document) ?? []));
    last = snapshot.docs.at(-1);
    if (!isWanted || snapshot.size < EXPORT_PAGE) return;
  }
}
