import { ADMIN_PATHS, staffStart } from '@catalogue/contract/paths';
import { hasRight, type Right } from '@catalogue/contract/roles';
import { lazy } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { RequireStaff } from '../../features/account/require-staff';
import { currentSession, useSession } from '../../features/account/session';
import { preloadScreen, routesOf } from '../../ui/screen';
import { AccountItems } from '../shell/account-items';
import { LazyAppNotices } from '../shell/lazy-app-notices';
import { ADMIN_SCREENS, SCREENS_OF } from './admin-screens';

const loadLayout = () => import('../../admin/admin-layout');
const AdminLayout = lazy(loadLayout);
const ForAdmins = lazy(() => import('../../admin/for-admins'));
const NoScreen = lazy(() => import('../../admin/no-screen'));

/** Loads a screen and what its lists answered last, so that its first frame shows them. */
export async function loadScreen(pathname: string): Promise<void> {
  if (currentSession().role === null) return;
  const screen = ADMIN_SCREENS.find(({ path }) => matchPath(path, pathname) !== null);
  await Promise.all([
    loadLayout(),
    screen && preloadScreen(screen),
    import('../../admin/data/initial-queries').then(({ readInitialQueries }) => readInitialQueries(pathname)),
  ]);
}

/** The frame of the admin screens, with what other features give it. */
function AdminArea() {
  const { user, role } = useSession();
  return (
    <RequireStaff>
      <AdminLayout
        screens={role === null ? [] : SCREENS_OF[role]}
        role={role}
        accountName={user?.name ?? ''}
        accountItems={<AccountItems />}
        notices={<LazyAppNotices />}
      >
        <Outlet />
      </AdminLayout>
    </RequireStaff>
  );
}

/** A screen that the role may not open says so, beside the menu of those that it may. */
function RequireRight({ right }: { right: Right }) {
  const { role } = useSession();
  return hasRight(role, right) ? <Outlet /> : <ForAdmins role={role} />;
}

/** Where staff begin. */
function Start() {
  const { role } = useSession();
  return <Navigate to={staffStart(role ?? 'admin')} replace />;
}

/** /Admin and below (SPEC §2). */
export default function AdminAreaRoutes() {
  return (
    <Routes>
      <Route index element={<Start />} />
      <Route element={<AdminArea />}>
        {ADMIN_SCREENS.map((screen) => (
          <Route key={screen.path} element={<RequireRight right={screen.right} />}>
            {routesOf([screen], ADMIN_PATHS.root)}
          </Route>
        ))}
        <Route path="*" element={<NoScreen />} />
      </Route>
    </Routes>
  );
}
