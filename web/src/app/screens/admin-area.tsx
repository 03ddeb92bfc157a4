import { ADMIN_PATHS } from '@catalogue/contract/paths';
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
import { ADMIN_SCREENS, REP_SCREENS, SCREENS_OF_ADMINS } from './admin-screens';

const loadLayout = () => import('../../admin/admin-layout');
const AdminLayout = lazy(loadLayout);
const ForAdmins = lazy(() => import('../../admin/for-admins'));
const NoScreen = lazy(() => import('../../admin/no-screen'));

/** Loads a screen and what its lists answered last, so that its first frame shows them. */
export async function loadScreen(pathname: string): Promise<void> {
  const { isAdmin, isRep } = currentSession();
  if (!isAdmin && !isRep) return;
  const screen = ADMIN_SCREENS.find(({ path }) => matchPath(path, pathname) !== null);
  await Promise.all([
    loadLayout(),
    screen && preloadScreen(screen),
    import('../../admin/data/first-frame').then(({ readFirstFrame }) => readFirstFrame(pathname)),
  ]);
}

/** The frame of the admin screens, with what other features give it. */
function Frame({ children }: { children: ReactNode }) {
  const { user, isAdmin } = useSession();
  return (
    <AdminLayout
      screens={isAdmin ? SCREENS_OF_ADMINS : REP_SCREENS}
      isAdmin={isAdmin}
      accountName={user?.name ?? ''}
      accountItems={<AccountItems />}
      notices={<AppNotices />}
    >
      {children}
    </AdminLayout>
  );
}

/** What reps may not open tells them so, beside the menu of what they may. */
function Page({ children, isForReps }: { children: ReactNode; isForReps: boolean }) {
  const { isAdmin } = useSession();
  return (
    <RequireStaff>
      <Frame>{isAdmin || isForReps ? children : <ForAdmins />}</Frame>
    </RequireStaff>
  );
}

const REP_PATHS = new Set(REP_SCREENS.map(({ path }) => path));
const ROUTES = routesOf(ADMIN_SCREENS).map(({ path, page }) => ({
  path,
  page: <Page isForReps={REP_PATHS.has(path)}>{page}</Page>,
}));

/** Where staff begin: admins at the dashboard, reps with their clients. */
function Start() {
  const { isRep } = useSession();
  return <Redirect to={isRep ? ADMIN_PATHS.clients : ADMIN_PATHS.home} />;
}

const NO_SCREEN = {
  path: '*',
  page: (
    <Page isForReps>
      <NoScreen />
    </Page>
  ),
};

const ALL_ROUTES = [{ path: ADMIN_PATHS.root, page: <Start /> }, ...ROUTES, NO_SCREEN];

/** /Admin and below (SPEC §2). */
export default function AdminAreaRoutes() {
  return <RouteSwitch routes={ALL_ROUTES} />;
}
