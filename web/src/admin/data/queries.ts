import { statusEndpoints } from '@catalogue/contract/endpoints/status';
import { subscribers } from '@catalogue/contract/endpoints/subscribers';
import type { Subscriber } from '@catalogue/contract/endpoints/subscribers';
import type { CatalogueNoun } from '@catalogue/contract/entities/catalogue';
import type { StoredClient } from '@catalogue/contract/entities/client';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { LIMITS } from '@catalogue/contract/limits';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Content } from '../../firebase/content-documents';
import type { LiveFailedSearches } from '../../firebase/failed-searches';
import type { LeadPage } from '../../firebase/leads';
import type { LiveRows } from '../../firebase/watch-query';
import type { LoggedMail } from '../../firebase/mail-log';
import type { StoredView } from '../../firebase/shared-views';
import type { LiveSiteSettings } from '../../firebase/site-settings';
import type { Team } from '../../firebase/team';
import type { PublishingStatus } from '@catalogue/contract/entities/publishing';
import type { Activity } from '@catalogue/contract/entities/activity';
import type { Lead, LeadFilter, LeadView } from '../../lib/lead-view';
import { keepNewestRevisions } from './keep-newest-revisions';
import { answerOf } from './failure-reason';
import { fetchCatalogueDetails, fetchCatalogueFile, readStoredCatalogueFile } from './fetch-catalogue-file';
import {
  activityModule,
  callModule,
  contentModule,
  failedSearchesModule,
  findLeadsModule,
  leadCountsModule,
  leadProgressModule,
  leadsModule,
  clientsOfRepsModule,
  mailLogModule,
  publishingModule,
  repLeadsModule,
  sharedViewsModule,
  siteSettingsModule,
  teamModule,
} from './firebase';
import { liveQuery } from './live-query';
import { readLeadFigures } from './read-lead-figures';

/*
 * Every query of the admin screens. Those made with liveQuery are kept current by a Firestore listener; the others are fetched.
 * Mutations write to Firestore, whose listeners bring the change back, or invalidate a fetched query.
 */

const myUid = async (): Promise<string> => {
  const { readyCurrentUser } = await import('../../firebase/current-user');
  return (await readyCurrentUser()).uid;
};

/** Lists that a screen shows first: the device keeps what they answered last (last-answers.ts). */
const keptRows = {
  meta: { lastAnswer: <Value extends { fromDevice: boolean }>(value: Value): Value => ({ ...value, fromDevice: true }) },
};
const keptValue = { meta: { lastAnswer: <Value>(value: Value): Value => value } };

/** What the device keeps of a list of leads: its first page. */
const KEPT_LEADS = 50;
const keptPage = {
  meta: {
    lastAnswer: ({ leads }: LeadPage): LeadPage => ({ leads: leads.slice(0, KEPT_LEADS), hasMore: false, fromDevice: true }),
  },
};

const CATALOGUE_FILE_STALE_MS = 60_000;

/** The public catalogue as one file: all live products without a document read. */
export const catalogueFileQuery = () =>
  queryOptions({ queryKey: ['catalogue-file'], queryFn: fetchCatalogueFile, staleTime: CATALOGUE_FILE_STALE_MS });

/** The last file of this device, until the current one is there. */
export const storedCatalogueFileQuery = (isNeeded: boolean) =>
  queryOptions({
    queryKey: ['catalogue-file', 'stored'],
    queryFn: isNeeded ? readStoredCatalogueFile : skipToken,
    gcTime: CATALOGUE_FILE_STALE_MS,
  });

/** Descriptions, quantities and facts of all live products, by product id. */
export const catalogueDetailsQuery = (limitsPrices: boolean) =>
  queryOptions({
    queryKey: ['catalogue-details', { limitsPrices }],
    queryFn: () => fetchCatalogueDetails(limitsPrices),
    staleTime: CATALOGUE_FILE_STALE_MS,
  });

/** All categories or banners outside the trash, in their order. */
export const contentQuery = <Noun extends 'categories' | 'banners'>(noun: Noun) => ({
  ...liveQuery([noun, 'all'], async (onRows: (live: LiveRows<Content<Noun>>) => void, onFailure) =>
    (await contentModule()).watchContent(noun, { all: true }, onRows, onFailure),
  ),
  ...keptRows,
});

/** One product. null: the server has none. undefined: this device has none and the server has not answered. */
export const productQuery = (id: string) =>
  liveQuery(
    ['products', 'one', id],
    async (onRow: (product: { value: Content<'products'> | null | undefined }) => void, onFailure) =>
      (await contentModule()).watchDocument('products', id, (value) => onRow({ value }), onFailure),
  );

/** Hidden products, last changed first. */
export const hiddenProductsQuery = (limit: number) => ({
  ...liveQuery(['products', 'hidden', { limit }], async (onRows: (live: LiveRows<Content<'products'>>) => void, onFailure) =>
    (await contentModule()).watchContent('products', { hidden: true, limit }, onRows, onFailure),
  ),
  ...keptRows,
  placeholderData: keepPreviousData,
});

/** Products changed since a moment (ms); skipped until the moment is known. */
export const changedProductsQuery = (since: number | undefined) =>
  liveQuery<readonly unknown[], Content<'products'>[]>(
    ['products', 'changed', { since }],
    since === undefined
      ? skipToken
      : async (onRows, onFailure) => {
          const newest = keepNewestRevisions<Content<'products'>>();
          const { watchContent } = await contentModule();
          return watchContent(
            'products',
            { changedSince: since },
            ({ rows, unsent }) => onRows(newest(rows, unsent)),
            onFailure,
          );
        },
  );

/** Number of hidden products, counted by the server. */
export const hiddenCountQuery = () =>
  queryOptions({
    queryKey: ['products', 'hidden', 'count'],
    queryFn: async () => (await contentModule()).countHidden(),
    refetchOnMount: 'always',
  });

/** Deleted categories, products or banners, last deleted first. */
export const trashQuery = <Noun extends CatalogueNoun>(noun: Noun, limit: number) => ({
  ...liveQuery([noun, 'trash', { limit }], async (onRows: (live: LiveRows<Content<Noun>>) => void, onFailure) =>
    (await contentModule()).watchContent(noun, { trash: true, limit }, onRows, onFailure),
  ),
  placeholderData: keepPreviousData,
});

/** How far the public catalogue is behind the documents; `status` is null before the first publication. */
export const publishingQuery = () =>
  liveQuery(['publishing'], async (onValue: (value: { status: PublishingStatus | null }) => void, onFailure) =>
    (await publishingModule()).watchPublishing((status) => onValue({ status }), onFailure),
  );

/** What visitors searched for and did not find. */
export const failedSearchesQuery = () =>
  liveQuery(['failed-searches'], async (onSearches: (live: LiveFailedSearches) => void, onFailure) =>
    (await failedSearchesModule()).watchFailedSearches(onSearches, onFailure),
  );

/** The settings of the site. */
export const siteSettingsQuery = () =>
  liveQuery(['site-settings'], async (onSettings: (live: LiveSiteSettings) => void, onFailure) =>
    (await siteSettingsModule()).watchSiteSettings(onSettings, onFailure),
  );

/** The clients of all reps that were changed last. */
export const clientsOfRepsQuery = (most: number) =>
  liveQuery(['clients-of-reps', most], async (onRows: (live: LiveRows<StoredClient>) => void, onFailure) =>
    (await clientsOfRepsModule()).watchClientsOfReps(most, onRows, onFailure),
  );

/** The views of lists that all admins see. */
export const sharedViewsQuery = () =>
  liveQuery(['shared-views'], async (onViews: (views: readonly StoredView[]) => void, onFailure) =>
    (await sharedViewsModule()).watchSharedViews(onViews, onFailure),
  );

/** The latest entries of the activity log. */
export const activityQuery = () =>
  liveQuery(['activity', 'all'], async (onRows: (live: LiveRows<Activity>) => void, onFailure) =>
    (await activityModule()).watchActivity(onRows, onFailure),
  );

/** Who made whom an admin, newest first. */
export const teamActivityQuery = () =>
  liveQuery(['activity', 'team'], async (onRows: (live: LiveRows<Activity>) => void, onFailure) =>
    (await activityModule()).watchTeamActivity(onRows, onFailure),
  );

/** All admins. */
export const teamQuery = () =>
  liveQuery(['team'], async (onTeam: (team: Team) => void, onFailure) => (await teamModule()).watchTeam(onTeam, onFailure));

/** The loaded pages of a list of leads. */
export const leadListQuery = (kind: LeadKind, { filter, sort }: Omit<LeadView, 'me'>) => ({
  ...liveQuery(['leads', kind, 'list', { filter, sort }], async (onPage: (page: LeadPage) => void, onFailure) => {
    const [{ watchLeadList }, me] = await Promise.all([leadsModule(), myUid()]);
    return watchLeadList(kind, { filter, sort, me }, onPage, onFailure);
  }),
  ...keptPage,
});

/** The first leads of a view, for overviews. */
export const firstLeadsQuery = (kind: LeadKind, { filter, sort }: Omit<LeadView, 'me'>, most: number) => ({
  ...liveQuery(['leads', kind, 'first', { filter, sort, most }], async (onRows: (live: LiveRows<Lead>) => void, onFailure) => {
    const [{ watchFirstLeads }, me] = await Promise.all([leadsModule(), myUid()]);
    return watchFirstLeads(kind, { filter, sort, me }, most, onRows, onFailure);
  }),
  ...keptRows,
});

/** The leads of a kind that the signed-in rep sent. */
export const repLeadsQuery = (kind: LeadKind) => ({
  ...liveQuery(['leads', kind, 'sent-by-me'], async (onRows: (live: LiveRows<Lead>) => void, onFailure) => {
    const [{ watchRepLeads }, me] = await Promise.all([repLeadsModule(), myUid()]);
    return watchRepLeads(kind, me, onRows, onFailure);
  }),
  ...keptRows,
});

const LATEST_ORDERS = 100;
const LATEST_ORDERS_STALE_MS = 10 * 60_000;

/** The latest 100 orders, for the most asked products. */
export const latestOrdersQuery = () =>
  queryOptions({
    queryKey: ['leads', 'order', 'latest'],
    queryFn: async () => (await leadsModule()).readLatestOrders(LATEST_ORDERS),
    staleTime: LATEST_ORDERS_STALE_MS,
  });

/** One lead; null when the server has none. */
export const leadQuery = (kind: LeadKind, id: string) =>
  liveQuery(['leads', kind, 'one', id], async (onLead: (lead: Lead | null) => void, onFailure) =>
    (await leadProgressModule()).watchLead(kind, id, onLead, onFailure),
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
      : async (onRows, onFailure) => (await findLeadsModule()).watchLeads(kind, ids, onRows, onFailure),
  );

/** Number of leads of a filter, live. */
export const leadCountQuery = (kind: LeadKind, filter: LeadFilter) => ({
  ...liveQuery(['leads', kind, 'count', filter], async (onCount: (count: number) => void, onFailure) => {
    const [{ watchLeadCount }, me] = await Promise.all([leadCountsModule(), myUid()]);
    return watchLeadCount(kind, { filter, me }, onCount, onFailure);
  }),
  ...keptValue,
});

const FILTER_COUNTS_STALE_MS = 30_000;

/** Number of leads of each filter, counted by the server. Saving a lead invalidates it. */
export const leadFilterCountsQuery = (kind: LeadKind) =>
  queryOptions({
    queryKey: ['leads', kind, 'filter-counts'],
    queryFn: async () => {
      const [{ countLeads }, me] = await Promise.all([leadsModule(), myUid()]);
      return countLeads(kind, me);
    },
    staleTime: FILTER_COUNTS_STALE_MS,
    retry: false,
  });

/** The latest mails to staff. */
export const mailLogQuery = () =>
  liveQuery(['mail-log'], async (onRows: (live: LiveRows<LoggedMail>) => void, onFailure) =>
    (await mailLogModule()).watchMail(onRows, onFailure),
  );

/** State of the site, checked by the server for each fetch. */
export const statusQuery = () =>
  queryOptions({
    queryKey: ['status'],
    queryFn: async () => {
      const { callAsUser } = await callModule();
      return answerOf(await callAsUser(statusEndpoints.read));
    },
    staleTime: 0,
    retry: false,
  });

const LEAD_FIGURES_STALE_MS = 5 * 60_000;

/** Leads of the last weeks in figures, from the server, or without a connection as this device knows them. */
export const leadFiguresQuery = () =>
  queryOptions({
    queryKey: ['leads', 'figures'],
    queryFn: readLeadFigures,
    staleTime: LEAD_FIGURES_STALE_MS,
    refetchOnMount: 'always',
    retry: false,
  });

/** The mails about one lead. */
export const leadMailsQuery = (kind: LeadKind, id: string) =>
  liveQuery(['leads', kind, 'mails', id], async (onRows: (live: LiveRows<LoggedMail>) => void, onFailure) =>
    (await mailLogModule()).watchLeadMails(kind, id, onRows, onFailure),
  );

/** Mails that failed and are tried again. */
export const failedMailQuery = () =>
  liveQuery(['mail-log', 'failed'], async (onRows: (live: LiveRows<LoggedMail>) => void, onFailure) =>
    (await mailLogModule()).watchFailedMail(onRows, onFailure),
  );

/** All newsletter addresses, newest first. */
export const subscribersQuery = () => queryOptions({ queryKey: ['subscribers'], queryFn: fetchSubscribers });

async function fetchSubscribers(): Promise<readonly Subscriber[]> {
  const { callAsUser } = await callModule();
  const all: Subscriber[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { pageNumber: String(pageNumber), pageSize: String(LIMITS.pageSize.max) };
    const page = answerOf(await callAsUser(subscribers.list, { query }));
    all.push(...page.content);
    if (page.lastPage) return all;
  }
}
