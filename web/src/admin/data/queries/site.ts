import { statusEndpoints } from '@catalogue/contract/endpoints/status';
import { queryOptions } from '@tanstack/react-query';
import type { FailedSearch } from '@catalogue/contract/entities/failed-searches';
import type { LiveRows } from '../../../data/firebase/watch-query';
import type { LoggedMail } from '../../../data/firebase/mail-log';
import type { StoredView } from '../../../data/firebase/shared-views';
import type { LiveSiteSettings } from '../../../data/firebase/content/site-settings';
import type { Activity } from '@catalogue/contract/entities/activity';
import { answerOf } from '../failure-reason';
import {
  activityModule,
  callModule,
  failedSearchesModule,
  mailLogModule,
  sharedViewsModule,
  siteSettingsModule,
} from '../firebase-modules';
import { liveQuery } from '../live-query';

/** What visitors searched for and did not find. */
export const failedSearchesQuery = () =>
  liveQuery(['failed-searches'], async (onSearches: (live: LiveRows<FailedSearch>) => void, onFailure) =>
    (await failedSearchesModule()).watchFailedSearches(onSearches, onFailure),
  );

/** The settings of the site. */
export const siteSettingsQuery = () =>
  liveQuery(['site-settings'], async (onSettings: (live: LiveSiteSettings) => void, onFailure) =>
    (await siteSettingsModule()).watchSiteSettings(onSettings, onFailure),
  );

/** The views of lists that everyone who answers leads sees. */
export const sharedViewsQuery = () =>
  liveQuery(['shared-views'], async (onViews: (views: readonly StoredView[]) => void, onFailure) =>
    (await sharedViewsModule()).watchSharedViews(onViews, onFailure),
  );

/** The latest entries of the activity log. */
export const activityQuery = () =>
  liveQuery(['activity', 'all'], async (onRows: (live: LiveRows<Activity>) => void, onFailure) =>
    (await activityModule()).watchActivity(onRows, onFailure),
  );

/** The latest mails to staff. */
export const mailLogQuery = () =>
  liveQuery(['mail-log'], async (onRows: (live: LiveRows<LoggedMail>) => void, onFailure) =>
    (await mailLogModule()).watchMail(onRows, onFailure),
  );

/** A server that did not answer is asked again after so long. */
const ASK_AGAIN_MS = 15_000;

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
    // The screen says that an answer appears by itself.
    refetchInterval: ({ state }) => state.status === 'error' && ASK_AGAIN_MS,
  });

/** Mails that failed and are tried again. */
export const failedMailQuery = () =>
  liveQuery(['mail-log', 'failed'], async (onRows: (live: LiveRows<LoggedMail>) => void, onFailure) =>
    (await mailLogModule()).watchFailedMail(onRows, onFailure),
  );
