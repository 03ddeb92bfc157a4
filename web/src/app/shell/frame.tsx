import { StaticRouter } from 'react-router-dom';
import { PATHS } from '@catalogue/contract/paths';
import header from './header.module.css';
import styles from './shell.module.css';
import { WordMark } from './word-mark';

/** What the frame document shows until the browser has rendered: the header's place and the company's name. */
export const Frame = () => (
  <StaticRouter location={PATHS.home}>
    <header className={header.bar}>
      <div className={[header.inner, header.empty].join(' ')}>
        <WordMark />
      </div>
    </header>
    <div className={styles.room} aria-busy="true" />
  </StaticRouter>
);
