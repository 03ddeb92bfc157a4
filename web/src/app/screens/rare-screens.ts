/*
 * Pages that most visits never open. They load through this module, so that the first chunk of every visit lists neither them
 * nor the files that they need.
 */

export const loadSelfCheck = () => import('../../features/self-check/self-check-page');
export const loadEnquiryStatus = () => import('../../features/enquiry/status/enquiry-status-page');
export const loadShortlist = () => import('../pages/shortlist');
export const loadMeeting = () => import('../pages/meeting');
export const loadLookbook = () => import('../pages/lookbook');
