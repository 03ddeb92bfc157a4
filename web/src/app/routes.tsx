import { RouteSwitch } from '../router/route-switch';
import { routesOf } from '../router/screen';
import { ADMIN_AREA, USER_AREA } from './screens/areas';
import { NOT_FOUND } from './screens/not-found-route';
import { PUBLIC_SCREENS } from './screens/public-screens';

const ROUTES = [...routesOf([...PUBLIC_SCREENS, USER_AREA, ADMIN_AREA]), NOT_FOUND];

/** Every URL of the site and the page that answers it (SPEC §2). Paths match in any case: /Users is /users. */
export const AllRoutes = () => <RouteSwitch routes={ROUTES} />;
