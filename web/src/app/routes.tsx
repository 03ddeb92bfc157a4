import { PATHS, ADMIN_PATHS } from '@catalogue/contract/paths';
import { lazy } from 'react';
import { RouteSwitch } from '../router/route-switch';
import { routesOf } from '../router/screen';
import { NOT_FOUND } from './screens/not-found-route';
import { PUBLIC_SCREENS } from './screens/public-screens';

const UserArea = lazy(() => import('./screens/user-area'));
const AdminArea = lazy(() => import('./screens/admin-area'));

const ROUTES = [
  ...routesOf(PUBLIC_SCREENS),
  { path: `${PATHS.user.root}/*`, page: <UserArea /> },
  { path: `${ADMIN_PATHS.root}/*`, page: <AdminArea /> },
  NOT_FOUND,
];

/** Every URL of the site and the page that answers it (SPEC §2). Paths match in any case: /Users is /users. */
export const AllRoutes = () => <RouteSwitch routes={ROUTES} />;
