import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { PageRoute } from './route-switch';

/** One screen of the site. Routes, menus, titles and the offline install all come from these records. */
export interface Screen {
  /** In React Router's notation: '/products/:productId'. Any case matches. */
  path: string;
  /** Title in menus and in the tab. */
  title: string;
  /** The page is the module's default export. */
  load: () => Promise<{ default: ComponentType }>;
  /** Who finds it offline without having opened it: every visitor, people who are logged in, admins, or nobody. */
  offline: 'everybody' | 'users' | 'admins' | 'nobody';
}

/** Routes of `screens`; each module loads when its route is first shown. */
export const routesOf = (screens: readonly Screen[]): PageRoute[] =>
  screens.map(({ path, load }) => {
    const Page = lazy(load);
    return { path, page: <Page /> };
  });
