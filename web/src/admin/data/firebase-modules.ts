import { readStoredSession } from '../../data/device-store/stored-session';

/** Auth could not read this device's session, or has another one: the server would refuse what the person may do. */
export class NotSignedIn extends Error {}

/*
 * Firebase modules, each loaded with its first use. Writes name their author, and Auth has no user until the server has
 * verified the stored session: modules that write wait for it, and reject with NotSignedIn where Auth does not find it.
 */
const whenSignedIn = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const [module, { auth, authReady }] = await Promise.all([loading, import('../../data/firebase/auth')]);
  await authReady();
  const uid = auth.currentUser?.uid;
  // Without storage the session lasts as long as the tab.
  if (uid === undefined || uid !== (readStoredSession()?.uid ?? uid)) throw new NotSignedIn();
  return module;
};

export const contentModule = () => import('../../data/firebase/content/content');
export const productVersionsModule = () => import('../../data/firebase/content/product-versions');
export const writesModule = () => whenSignedIn(import('../../data/firebase/content/content-writes'));
export const storageModule = () => whenSignedIn(import('../../data/firebase/storage'));
export const leadsModule = () => import('../../data/firebase/leads/leads');
export const findLeadsModule = () => import('../../data/firebase/leads/find-leads');
export const repLeadsModule = () => import('../../data/firebase/leads/rep-leads');
export const leadProgressModule = () => whenSignedIn(import('../../data/firebase/leads/lead-progress'));
export const mergeLeadsModule = () => whenSignedIn(import('../../data/firebase/leads/merge-leads'));
export const leadCountsModule = () => import('../../data/firebase/leads/lead-counts');
export const activityModule = () => import('../../data/firebase/team/activity');
export const mailLogModule = () => import('../../data/firebase/mail-log');
export const publishingModule = () => import('../../data/firebase/content/publishing');
export const failedSearchesModule = () => import('../../data/firebase/failed-searches');
export const siteSettingsModule = () => whenSignedIn(import('../../data/firebase/content/site-settings'));
export const clientsOfRepsModule = () => import('../../data/firebase/clients/clients-of-reps');
export const sharedViewsModule = () => whenSignedIn(import('../../data/firebase/shared-views'));
export const teamModule = () => import('../../data/firebase/team/team');
export const callModule = () => import('../../data/firebase/call-as-user');
export const fetchFileModule = () => import('../../data/firebase/fetch-file');
