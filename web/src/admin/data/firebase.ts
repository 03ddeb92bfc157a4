/*
 * Firebase modules, each loaded with its first use. Writes name their author, and Auth knows nobody until the server has
 * verified the stored session: modules that write wait for it.
 */
const whenSignedIn = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const [module, { authReady }] = await Promise.all([loading, import('../../firebase/auth')]);
  await authReady();
  return module;
};

export const contentModule = () => import('../../firebase/content');
export const writesModule = () => whenSignedIn(import('../../firebase/content-writes'));
export const storageModule = () => import('../../firebase/storage');
export const leadsModule = () => import('../../firebase/leads');
export const findLeadsModule = () => import('../../firebase/find-leads');
export const repLeadsModule = () => import('../../firebase/rep-leads');
export const leadProgressModule = () => whenSignedIn(import('../../firebase/lead-progress'));
export const mergeLeadsModule = () => whenSignedIn(import('../../firebase/merge-leads'));
export const leadCountsModule = () => import('../../firebase/lead-counts');
export const activityModule = () => import('../../firebase/activity');
export const mailLogModule = () => import('../../firebase/mail-log');
export const publishingModule = () => import('../../firebase/publishing');
export const failedSearchesModule = () => import('../../firebase/failed-searches');
export const siteSettingsModule = () => whenSignedIn(import('../../firebase/site-settings'));
export const clientsOfRepsModule = () => import('../../firebase/clients-of-reps');
export const sharedViewsModule = () => whenSignedIn(import('../../firebase/shared-views'));
export const teamModule = () => import('../../firebase/team');
export const callModule = () => import('../../firebase/call-as-user');
export const fetchFileModule = () => import('../../firebase/fetch-file');
