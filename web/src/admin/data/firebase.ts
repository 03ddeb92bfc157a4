/** Firebase modules, each loaded with its first use. */
export const contentModule = () => import('../../firebase/content');
export const writesModule = () => import('../../firebase/content-writes');
export const storageModule = () => import('../../firebase/storage');
export const leadsModule = () => import('../../firebase/leads');
export const findLeadsModule = () => import('../../firebase/find-leads');
export const repLeadsModule = () => import('../../firebase/rep-leads');
export const leadProgressModule = () => import('../../firebase/lead-progress');
export const mergeLeadsModule = () => import('../../firebase/merge-leads');
export const leadCountsModule = () => import('../../firebase/lead-counts');
export const activityModule = () => import('../../firebase/activity');
export const mailLogModule = () => import('../../firebase/mail-log');
export const publishingModule = () => import('../../firebase/publishing');
export const failedSearchesModule = () => import('../../firebase/failed-searches');
export const siteSettingsModule = () => import('../../firebase/site-settings');
export const teamModule = () => import('../../firebase/team');
export const callModule = () => import('../../firebase/call-as-user');
export const fetchFileModule = () => import('../../firebase/fetch-file');
