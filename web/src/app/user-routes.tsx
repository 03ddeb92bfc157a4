import { lazy } from 'react';
import type { ReactNode } from 'react';
import UserArea from '../account/area/user-area';
import { Redirect } from '../router/redirect';
import { RouteSwitch } from '../router/route-switch';

const PAGES = {
  home: () => import('../account/area/user-home-page'),
  about: () => import('../account/area/user-about-page'),
  profile: () => import('../account/profile/profile-page'),
};

/** Loads every page of this area, so that it is on the device. */
export const bringAll = (): Promise<unknown> => Promise.all(Object.values(PAGES).map((page) => page()));

const UserHome = lazy(PAGES.home);
const UserAbout = lazy(PAGES.about);
const Profile = lazy(PAGES.profile);
const NotFound = lazy(() => import('./pages/not-found'));

const inArea = (page: ReactNode): ReactNode => <UserArea>{page}</UserArea>;

const ROUTES = [
  { path: '/users', page: inArea(<Redirect to="/users/home" />) },
  { path: '/users/profile', page: inArea(<Profile />) },
  { path: '/users/home', page: inArea(<UserHome />) },
  { path: '/users/about', page: inArea(<UserAbout />) },
  { path: '*', page: <NotFound /> },
];

/** /users and below (SPEC §2). */
export default function UserRoutes() {
  return <RouteSwitch routes={ROUTES} />;
}
