import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { lazy } from 'react';
import { RequireAdmin } from '../../account/require-admin';
import { Redirect } from '../../router/redirect';
import { RouteSwitch } from '../../router/route-switch';
import { routesOf } from '../../router/screen';
import { ADMIN_SCREENS } from './admin-screens';
import { NOT_FOUND } from './not-found-route';

const AdminLayout = lazy(() => import('../../admin/admin-layout'));

const ROUTES = [{ path: ADMIN_PATHS.root, page: <Redirect to={ADMIN_PATHS.home} /> }, ...routesOf(ADMIN_SCREENS)].map(
  ({ path, page }) => ({
    path,
    page: (
      <RequireAdmin>
        <AdminLayout screens={ADMIN_SCREENS}>{page}</AdminLayout>
      </RequireAdmin>
    ),
  }),
);

const ALL_ROUTES = [...ROUTES, NOT_FOUND];

/** /Admin and below (SPEC §2). */
export default function AdminAreaRoutes() {
  return <RouteSwitch routes={ALL_ROUTES} />;
}
