import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { Shell } from './shell/shell';

/** The whole site below its router: BrowserRouter in the browser, StaticRouter on the server. */
export const App = ({ router }: { router: (site: ReactNode) => ReactNode }) => (
  <ErrorBoundary>{router(<Shell />)}</ErrorBoundary>
);
