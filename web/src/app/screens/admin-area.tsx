import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { RequireAdmin } from '../../account/require-admin';
import { useSession } from '../../account/session';
import { Redirect } from '../../router/redirect';
import { RouteSwitch } from '../../router/route-switch';
import { routesOf } from '../../router/screen';
import { AccountItems } from '../shell/account-items';
import { AppNotices } from '../shell/app-notices';
import { ADMIN_SCREENS } from './admin-screens';
import { NOT_FOUND } from './not-found-route';

const AdminLayout = lazy(() => import('../../admin/admin-layout'));

/** The frame of the admin screens, with what other features give it. */
function Frame({ children }: { children: ReactNode }) {
  const name = useSession().user?.name ?? '';
  return (
    <AdminLayout screens={ADMIN_SCREENS} accountName={name} accountItems={<AccountItems />} notices={<AppNotices />}>
      {children}
    </AdminLayout>
  );
}

const ROUTES = [{ path: ADMIN_PATHS.root, page: <Redirect to={ADMIN_PATHS.home} /> }, ...routesOf(ADMIN_SCREENS)].map(
  ({ path, page }) => ({
    path,
    page: (
      <RequireAdmin>
        <Frame>{page}</Frame>
      </RequireAdmin>
    ),
  }),
);

const ALL_ROUTES = [...ROUTES, NOT_FOUND];

/** /Admin and below (SPEC §2). */
export default function AdminAreaRoutes() {
  return <RouteSwitch routes={ALL_ROUTES} />;
}
