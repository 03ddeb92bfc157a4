import { ADMIN_PATHS, staffStart } from '@catalogue/contract/paths';
import { hasRight, type Right } from '@catalogue/contract/roles';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { RequireStaff } from '../../features/account/require-staff';
import { currentSession, useSession } from '../../features/account/session';
import { Redirect } from '../../router/redirect';
import { RouteSwitch } from '../../router/route-switch';
import { preloadScreen, routesOf } from '../../router/screen';
import { AccountItems } from '../shell/account-items';
import { AppNotices } from '../shell/app-notices';
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
    import('../../admin/data/first-frame').then(({ readFirstFrame }) => readFirstFrame(pathname)),
  ]);
}

/** The frame of the admin screens, with what other features give it. */
function Frame({ children }: { children: ReactNode }) {
  const { user, role } = useSession();
  return (
    <AdminLayout
      screens={role === null ? [] : SCREENS_OF[role]}
      role={role}
      accountName={user?.name ?? ''}
      accountItems={<AccountItems />}
      notices={<AppNotices />}
    >
      {children}
    </AdminLayout>
  );
}

/** A screen that the role may not open says so, beside the menu of those that it may. */
function Page({ children, right }: { children: ReactNode; right?: Right | undefined }) {
  const { role } = useSession();
  return (
    <RequireStaff>
      <Frame>{right === undefined || hasRight(role, right) ? children : <ForAdmins role={role} />}</Frame>
    </RequireStaff>
  );
}

const RIGHTS = new Map(ADMIN_SCREENS.map(({ path, right }) => [path, right]));
const ROUTES = routesOf(ADMIN_SCREENS).map(({ path, page }) => ({
  path,
  page: <Page right={RIGHTS.get(path)}>{page}</Page>,
}));

/** Where staff begin. */
function Start() {
  const { role } = useSession();
  return <Redirect to={staffStart(role ?? 'admin')} />;
}

const NO_SCREEN = {
  path: '*',
  page: (
    <Page>
      <NoScreen />
    </Page>
  ),
};

const ALL_ROUTES = [{ path: ADMIN_PATHS.root, page: <Start /> }, ...ROUTES, NO_SCREEN];

/** /Admin and below (SPEC §2). */
export default function AdminAreaRoutes() {
  return <RouteSwitch routes={ALL_ROUTES} />;
}
