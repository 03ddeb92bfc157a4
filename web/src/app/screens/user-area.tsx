import { PATHS } from '@catalogue/contract/paths';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import UserArea from '../../features/account/area/user-area';
import { RequireLogin } from '../../features/account/require-login';
import { routesOf } from '../../ui/screen';
import NotFound from '../pages/not-found';
import { USER_SCREENS } from './user-screens';

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
