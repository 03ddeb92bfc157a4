/** The ways to Firebase for the lead desk: loaded once, with the first list and with the first lead worked on. */
export const leadsModule = () => import('../../firebase/leads');
export const findModule = () => import('../../firebase/find-leads');
export const workModule = () => import('../../firebase/lead-progress');
