import { StaticRouter } from 'react-router-dom';
import { PATHS } from '@catalogue/contract/paths';
import header from './header.module.css';
import styles from './shell.module.css';
import { HomeLink } from './home-link';

/** The app shell document until the browser has rendered: a placeholder of the header, and the company's name. */
export const Frame = () => (
  <StaticRouter location={PATHS.home}>
    <header className={header.bar}>
      <div className={[header.inner, header.empty].join(' ')}>
        <HomeLink />
      </div>
    </header>
    <div className={styles.room} aria-busy="true" />
  </StaticRouter>
);
