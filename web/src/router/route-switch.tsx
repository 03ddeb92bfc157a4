import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

export interface PageRoute {
  /** As React Router writes them: '/products/:productId', '/users/*'. Any case matches. */
  path: string;
  page: ReactNode;
}

type Params = Readonly<Record<string, string | undefined>>;

const ParamsOfPage = createContext<Params>({});

/** The parts of this page's address that its route names. */
export const useParams = (): Params => use(ParamsOfPage);

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

function find(routes: readonly PageRoute[], pathname: string): { page: ReactNode; params: Params } | null {
  for (const { path, page } of routes) {
    const match = matchPath(path, pathname);
    if (match === null) continue;
    const params = Object.entries<string | undefined>(match.params).map(([name, value]) => [name, decoded(value)]);
    return { page, params: Object.fromEntries(params) as Params };
  }
  return null;
}

/**
 * Shows the page of the first route that fits the address. The router's own `Routes` brings the error boundaries, loaders and
 * ranking of its framework mode along: 3 kB that every first visit would pay for.
 */
export function RouteSwitch({ routes }: { routes: readonly PageRoute[] }) {
  const { pathname } = useLocation();
  const found = useMemo(() => find(routes, pathname), [routes, pathname]);
  return found && <ParamsOfPage value={found.params}>{found.page}</ParamsOfPage>;
}
