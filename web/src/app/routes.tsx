import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routesOf } from '../ui/screen';
import { ADMIN_AREA, USER_AREA } from './screens/areas';
import { PUBLIC_SCREENS } from './screens/public-screens';

const NotFound = lazy(() => import('./pages/not-found'));

/** Every URL of the site and the page that answers it (SPEC §2). Paths match in any case: /Users is /users. */
export const AllRoutes = () => (
  <Routes>
    {routesOf([...PUBLIC_SCREENS, USER_AREA, ADMIN_AREA])}
    <Route path="*" element={<NotFound />} />
  </Routes>
);
