import { PATHS } from '@catalogue/contract/paths';
import UserArea from '../../features/account/area/user-area';
import { RequireLogin } from '../../features/account/require-login';
import { Redirect } from '../../router/redirect';
import { RouteSwitch } from '../../router/route-switch';
import { routesOf } from '../../router/screen';
import { NOT_FOUND } from './not-found-route';
import { USER_SCREENS } from './user-screens';

/** Loads every screen of this area, so that the service worker caches it. */
export const preloadUserScreens = (): Promise<unknown> => Promise.all(USER_SCREENS.map(({ load }) => load()));

const ROUTES = [{ path: PATHS.user.root, page: <Redirect to={PATHS.user.home} /> }, ...routesOf(USER_SCREENS)].map(
  ({ path, page }) => ({
    path,
    page: (
      <RequireLogin>
        <UserArea screens={USER_SCREENS}>{page}</UserArea>
      </RequireLogin>
    ),
  }),
);

/** /users and below (SPEC §2). */
export default function UserAreaRoutes() {
  return <RouteSwitch routes={[...ROUTES, NOT_FOUND]} />;
}
