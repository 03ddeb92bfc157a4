/*
 * Firebase modules, each loaded with its first use. Writes name their author, and Auth has no user until the server has
 * verified the stored session: modules that write wait for it.
 */
const whenSignedIn = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const [module, { authReady }] = await Promise.all([loading, import('../../data/firestore/auth')]);
  await authReady();
  return module;
};

export const contentModule = () => import('../../data/firestore/content/content');
export const productVersionsModule = () => import('../../data/firestore/content/product-versions');
export const writesModule = () => whenSignedIn(import('../../data/firestore/content/content-writes'));
export const storageModule = () => import('../../data/firestore/storage');
export const leadsModule = () => import('../../data/firestore/leads/leads');
export const findLeadsModule = () => import('../../data/firestore/leads/find-leads');
export const repLeadsModule = () => import('../../data/firestore/leads/rep-leads');
export const leadProgressModule = () => whenSignedIn(import('../../data/firestore/leads/lead-progress'));
export const mergeLeadsModule = () => whenSignedIn(import('../../data/firestore/leads/merge-leads'));
export const leadCountsModule = () => import('../../data/firestore/leads/lead-counts');
export const activityModule = () => import('../../data/firestore/team/activity');
export const mailLogModule = () => import('../../data/firestore/mail-log');
export const publishingModule = () => import('../../data/firestore/content/publishing');
export const failedSearchesModule = () => import('../../data/firestore/failed-searches');
export const siteSettingsModule = () => whenSignedIn(import('../../data/firestore/content/site-settings'));
export const clientsOfRepsModule = () => import('../../data/firestore/clients/clients-of-reps');
export const sharedViewsModule = () => whenSignedIn(import('../../data/firestore/shared-views'));
export const teamModule = () => import('../../data/firestore/team/team');
export const callModule = () => import('../../data/firestore/call-as-user');
export const fetchFileModule = () => import('../../data/firestore/fetch-file');
