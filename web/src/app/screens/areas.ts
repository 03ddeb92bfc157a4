import { ADMIN_PATHS, PATHS } from '@catalogue/contract/paths';

/** Pages of people with an account, and of staff. Each brings the routes below its path. */
export const USER_AREA = { path: `${PATHS.user.root}/*`, load: () => import('./user-area') };
export const ADMIN_AREA = { path: `${ADMIN_PATHS.root}/*`, load: () => import('./admin-area') };
