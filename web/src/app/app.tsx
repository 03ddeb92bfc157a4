import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { Shell } from './shell/shell';

export const App = () => (
  <ErrorBoundary>
    <BrowserRouter>
      <Shell />
    </BrowserRouter>
  </ErrorBoundary>
);
