import { statusEndpoints } from '@catalogue/contract/endpoints/status';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { leadMetrics } from '@catalogue/contract/entities/lead-metrics';
import type { LeadMetrics } from '@catalogue/contract/entities/lead-metrics';
import { queryOptions, skipToken } from '@tanstack/react-query';
import * as v from 'valibot';
import { read, write } from '../../../data/device-store/database';
import { readStoredSession } from '../../../data/device-store/stored-session';
import type { LeadPage } from '../../../data/firebase/leads/leads';
import type { LiveRows } from '../../../data/firebase/watch-query';
import type { LoggedMail } from '../../../data/firebase/mail-log';
import { isInView, sortLeads, sortOf, type Lead, type LeadFilter, type LeadView } from '../../../data/leads/lead-view';
import { ServerFailure } from '../../../lib/server-failure';
import { answerOf, failureKind } from '../failure-reason';
import {
  callModule,
  findLeadsModule,
  leadCountsModule,
  leadProgressModule,
  leadsModule,
  mailLogModule,
  repLeadsModule,
} from '../firebase-modules';
import { liveQuery, persistedRows, persistedValue, type Cached } from '../live-query';
import { pendingSteps, withPendingChanges } from '../pending-writes/pending-steps';

const myUid = async (): Promise<string> => {
  const { readyCurrentUser } = await import('../../../data/firebase/current-user');
  return (await readyCurrentUser()).uid;
};

/** As the stored session says, which is read before Auth's server has answered. */
const storedUid = async (): Promise<string> => readStoredSession()?.uid ?? myUid();

/**
 * Listens to leads, and shows in each value what this device has changed and the server may not have yet; until the first one in the
 * cached value, which may be older than those changes. Resolves to the function that stops.
 */
async function watchWithChanges<Value>(
  onValue: (value: Value) => void,
  cached: Cached<Value>,
  apply: (value: Value, changed: (lead: Lead) => Lead) => Value,
  watch: (onValue: (value: Value) => void) => Promise<() => void>,
): Promise<() => void> {
  let latest: { value: Value } | undefined;
  const report = (): void => {
    const steps = pendingSteps.get();
    const withSteps = (value: Value) => apply(value, (lead) => withPendingChanges(lead, steps.get(lead.id)));
    if (latest) onValue(withSteps(latest.value));
    else if (cached.value !== undefined) cached.replace(withSteps(cached.value));
  };
  const stopChanges = pendingSteps.subscribe(report);
  if (pendingSteps.get().size > 0) report();
  try {
    const stop = await watch((value) => {
      latest = { value };
      report();
    });
    return () => {
      stopChanges();
      stop();
    };
  } catch (error) {
    stopChanges();
    throw error;
  }
}

const rowsWithChanges = (live: LiveRows<Lead>, changed: (lead: Lead) => Lead): LiveRows<Lead> => ({
  ...live,
  rows: live.rows.map(changed),
});

/** The leads that still belong into a view, in its order. */
const shownIn = (view: LeadView, leads: readonly Lead[]): Lead[] =>
  sortLeads(
    leads.filter((lead) => isInView(lead, view)),
    sortOf(view.filter, view.sort),
  );

/** A filter as a part of a query's key: with the day, where it selects other leads on another one. */
const filterKey = ({ filter, today }: Pick<LeadView, 'filter' | 'today'>) =>
  filter === 'due' || filter === 'today' ? { filter, today } : { filter };

/** The part of a lead list that the device stores: its first page. */
const KEPT_LEADS = 50;
const keptPage = {
  meta: {
    persisted: ({ leads }: LeadPage): LeadPage => ({ leads: leads.slice(0, KEPT_LEADS), hasMore: false, fromDevice: true }),
  },
};

/** The loaded pages of a list of leads. */
export const leadListQuery = (kind: LeadKind, { filter, sort, today }: Omit<LeadView, 'me'>) => ({
  ...liveQuery(
    ['leads', kind, 'list', { ...filterKey({ filter, today }), sort }],
    async (onPage: (page: LeadPage) => void, onFailure, cached) => {
      const view = { filter, sort, me: await storedUid(), today };
      return watchWithChanges(
        onPage,
        cached,
        (page, changed) => ({ ...page, leads: shownIn(view, page.leads.map(changed)) }),
        async (onValue) => {
          const [{ watchLeadList }, me] = await Promise.all([leadsModule(), myUid()]);
          return watchLeadList(kind, { ...view, me }, onValue, onFailure);
        },
      );
    },
  ),
  ...keptPage,
});

/** The first leads of a view, for overviews. */
export const firstLeadsQuery = (kind: LeadKind, { filter, sort, today }: Omit<LeadView, 'me'>, most: number) => ({
  ...liveQuery(
    ['leads', kind, 'first', { ...filterKey({ filter, today }), sort, most }],
    async (onRows: (live: LiveRows<Lead>) => void, onFailure, cached) => {
      const view = { filter, sort, me: await storedUid(), today };
      return watchWithChanges(
        onRows,
        cached,
        (live, changed) => ({ ...live, rows: shownIn(view, live.rows.map(changed)) }),
        async (onValue) => {
          const [{ watchFirstLeads }, me] = await Promise.all([leadsModule(), myUid()]);
          return watchFirstLeads(kind, { ...view, me }, most, onValue, onFailure);
        },
      );
    },
  ),
  ...persistedRows,
});

/** The leads of a kind that the signed-in rep sent, or that are handed to them. */
export const repLeadsQuery = (kind: LeadKind, which: 'sent' | 'handed') => ({
  ...liveQuery(['leads', kind, which], (onRows: (live: LiveRows<Lead>) => void, onFailure, cached) =>
    watchWithChanges(onRows, cached, rowsWithChanges, async (onValue) => {
      const [{ watchSentLeads, watchHandedLeads }, me] = await Promise.all([repLeadsModule(), myUid()]);
      const watch = which === 'sent' ? watchSentLeads : watchHandedLeads;
      return watch(kind, me, onValue, onFailure);
    }),
  ),
  ...persistedRows,
});

const LATEST_ORDERS = 100;
const LATEST_ORDERS_STALE_MS = 10 * 60_000;

/** The latest 100 orders, for the most requested products. */
export const latestOrdersQuery = () =>
  queryOptions({
    queryKey: ['leads', 'order', 'latest'],
    queryFn: async () => (await leadsModule()).readLatestOrders(LATEST_ORDERS),
    staleTime: LATEST_ORDERS_STALE_MS,
  });

/** One lead; null when the server has none. */
export const leadQuery = (kind: LeadKind, id: string) =>
  liveQuery(['leads', kind, 'one', id], (onLead: (lead: Lead | null) => void, onFailure, cached) =>
    watchWithChanges(
      onLead,
      cached,
      (lead, changed) => lead && changed(lead),
      async (onValue) => (await leadProgressModule()).watchLead(kind, id, onValue, onFailure),
    ),
  );

/** Ids of the leads that match a search; skipped for null. */
export const leadSearchQuery = (kind: LeadKind, text: string | null) =>
  queryOptions({
    queryKey: ['leads', kind, 'search', text],
    queryFn: text === null ? skipToken : async () => (await findLeadsModule()).findLeads(kind, text),
    retry: false,
  });

/** The leads of these ids; skipped for none. */
export const leadsByIdQuery = (kind: LeadKind, ids: readonly string[]) =>
  liveQuery<readonly unknown[], LiveRows<Lead>>(
    ['leads', kind, 'by-id', ids],
    ids.length === 0
      ? skipToken
      : (onRows, onFailure, cached) =>
          watchWithChanges(onRows, cached, rowsWithChanges, async (onValue) =>
            (await findLeadsModule()).watchLeads(kind, ids, onValue, onFailure),
          ),
  );

/** Number of leads of a filter, live. */
export const leadCountQuery = (kind: LeadKind, filter: LeadFilter, today: number) => ({
  ...liveQuery(['leads', kind, 'count', filterKey({ filter, today })], async (onCount: (count: number) => void, onFailure) => {
    const [{ watchLeadCount }, me] = await Promise.all([leadCountsModule(), myUid()]);
    return watchLeadCount(kind, { filter, me, today }, onCount, onFailure);
  }),
  ...persistedValue,
});

const FILTER_COUNTS_STALE_MS = 30_000;

/** Key of `leadFilterCountsQuery` on any day: saving a lead invalidates it. */
export const leadFilterCountsKey = (kind: LeadKind) => ['leads', kind, 'filter-counts'] as const;

/** Number of leads of each filter, counted by the server. */
export const leadFilterCountsQuery = (kind: LeadKind, today: number) =>
  queryOptions({
    queryKey: [...leadFilterCountsKey(kind), today],
    queryFn: async () => {
      const [{ countLeads }, me] = await Promise.all([leadsModule(), myUid()]);
      return countLeads(kind, { me, today });
    },
    staleTime: FILTER_COUNTS_STALE_MS,
    retry: false,
  });

const LEAD_METRICS_STALE_MS = 5 * 60_000;

/** Leads of the last weeks in figures, from the server, or without a connection as this device knows them. */
export const leadMetricsQuery = () =>
  queryOptions({
    queryKey: ['leads', 'metrics'],
    queryFn: readLeadMetrics,
    staleTime: LEAD_METRICS_STALE_MS,
    refetchOnMount: 'always',
    retry: false,
  });

const METRICS_KEY = 'lead-metrics';

interface KnownMetrics {
  metrics: LeadMetrics;
  /** Why these are the last metrics that this device saw; null: they are the server's. */
  failure: ServerFailure | null;
}

/** The metrics of leads: the server's, or without its answer those that this device kept. @throws ServerFailure */
async function readLeadMetrics(): Promise<KnownMetrics> {
  const { callAsUser } = await callModule();
  try {
    const metrics = answerOf(await callAsUser(statusEndpoints.leadMetrics));
    void write('settings', METRICS_KEY, metrics);
    return { metrics, failure: null };
  } catch (failure) {
    const kept = v.safeParse(leadMetrics, await read('settings', METRICS_KEY));
    // A member who may not see the metrics must not see stored ones either.
    if (!(failure instanceof ServerFailure) || failureKind(failure) === 'refused' || !kept.success) throw failure;
    return { metrics: kept.output, failure };
  }
}

/** The mails about one lead. */
export const leadMailsQuery = (kind: LeadKind, id: string) =>
  liveQuery(['leads', kind, 'mails', id], async (onRows: (live: LiveRows<LoggedMail>) => void, onFailure) =>
    (await mailLogModule()).watchLeadMails(kind, id, onRows, onFailure),
  );
