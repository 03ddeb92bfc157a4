import { PATHS } from '@catalogue/contract/paths';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import UserArea from '../../features/account/area/user-area';
import { RequireLogin } from '../../features/account/require-login';
import { routesOf, type Screen } from '../../ui/screen';
import NotFound from '../pages/not-found';
import { APP_TEXTS } from '../app-texts';

const { titles } = APP_TEXTS;

/** Screens of somebody who is logged in (SPEC §2). user-area.tsx guards them. */
export const USER_SCREENS: readonly Screen[] = [
  {
    path: PATHS.user.home,
    title: titles.userHome,
    load: () => import('../../features/account/area/user-home-page'),
  },
  {
    path: PATHS.user.profile,
    title: titles.profile,
    load: () => import('../../features/account/profile/profile-page'),
  },
  {
    path: PATHS.user.about,
    title: titles.userAbout,
    load: () => import('../../features/account/area/user-about-page'),
  },
];

/** Loads every screen of this area. */
export const preloadUserScreens = (): Promise<unknown> => Promise.all(USER_SCREENS.map(({ load }) => load()));

/** /users and below (SPEC §2). */
export default function UserAreaRoutes() {
  const area = (
    <RequireLogin>
      <UserArea screens={USER_SCREENS}>
        <Outlet />
      </UserArea>
    </RequireLogin>
  );
  return (
    <Routes>
      <Route element={area}>
        <Route index element={<Navigate to={PATHS.user.home} replace />} />
        {routesOf(USER_SCREENS, PATHS.user.root)}
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
