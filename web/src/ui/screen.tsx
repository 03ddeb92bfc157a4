import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import type { Audience } from '../data/offline-files/bring-offline';

type Load = () => Promise<{ default: ComponentType }>;

/** One screen of the site. Routes, menus, titles, rendering and what works offline all come from these records. */
export interface Screen {
  /** In React Router's notation: '/products/:productId'. Any case matches. */
  path: string;
  /** Title in menus and in the tab. */
  title: string;
  /** The page is the module's default export. */
  load: Load;
}

/** Where the HTML of a public screen comes from: the build, the server, or the browser alone. */
export interface PublicScreen extends Screen {
  html: 'build' | 'request' | 'browser';
  /** The module of `load`, from web/: its files are preloaded. */
  module: string;
  /** Whose devices find it offline without having opened it. `online`: nobody's. */
  offline: Audience | 'online';
}

const loaded = new Map<Load, ComponentType>();
const lazies = new Map<Load, ComponentType>();

/** Loads the page of `screen`, so that it renders without suspending: before hydration, and on the server. */
export async function preloadScreen({ load }: Pick<Screen, 'load'>): Promise<void> {
  loaded.set(load, (await load()).default);
}

let loading = 0;

/** Marks the document while the code of a page is on its way: the page before it stays until then, and base.css draws a bar above it. */
const marked = (load: Load): Load => {
  const mark = (change: number): void => {
    loading += change;
    document.documentElement.toggleAttribute('data-loading', loading > 0);
  };
  return () => {
    mark(1);
    return load().finally(() => mark(-1));
  };
};

function lazyPage(load: Load): ComponentType {
  const page = lazies.get(load) ?? lazy(marked(load));
  lazies.set(load, page);
  return page;
}

function ScreenPage({ load }: { load: Load }) {
  const [Page] = useState<ComponentType>(() => loaded.get(load) ?? lazyPage(load));
  return <Page />;
}

/** Routes of `screens`, for a `<Routes>` of the site or of `area`. Each module loads when its route is first shown. */
export const routesOf = (screens: readonly Pick<Screen, 'path' | 'load'>[], area = '') =>
  screens.map(({ path, load }) => (
    <Route key={path} path={path.slice(area.length)} element={<ScreenPage key={path} load={load} />} />
  ));
