import { BrowserRouter } from 'react-router-dom';
import { Crashed } from './crashed';
import { Shell } from './shell/shell';

export const App = () => (
  <Crashed>
    <BrowserRouter>
      <Shell />
    </BrowserRouter>
  </Crashed>
);
