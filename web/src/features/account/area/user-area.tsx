import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { Screen } from '../../../ui/screen';
import { ACCOUNT_TEXTS } from '../account-texts';
import styles from './user-area.module.css';

interface Props {
  screens: readonly Screen[];
  children: ReactNode;
}

/** The frame of /users: links to its screens, and the open one. */
export default function UserArea({ screens, children }: Props) {
  return (
    <div className={styles.area}>
      <nav className={styles.nav} aria-label={ACCOUNT_TEXTS.area.label}>
        {screens.map(({ path, title }) => (
          <NavLink key={path} end to={path} className={styles.link ?? ''}>
            {title}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
