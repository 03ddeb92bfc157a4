/** The way to Firebase for admin screens: loaded once, with the first thing that needs it. */
export const contentModule = () => import('../../firebase/content');
export const storageModule = () => import('../../firebase/storage');
