import { PATHS } from '@catalogue/contract/paths';
import type { ReactNode } from 'react';
import { NavLink } from '../../router/link';
import { COPY } from '../copy';
import { RequireLogin } from '../require-login';
import styles from './user-area.module.css';

const PAGES = [
  { to: PATHS.user.home, label: COPY.area.home },
  { to: PATHS.user.profile, label: COPY.area.profile },
  { to: PATHS.user.about, label: COPY.area.about },
];

/** /users and /Users: the pages of someone who is logged in, behind SPEC's guard. */
export default function UserArea({ children }: { children: ReactNode }) {
  return (
    <RequireLogin>
      <div className={styles.area}>
        <nav className={styles.nav} aria-label={COPY.area.label}>
          {PAGES.map(({ to, label }) => (
            <NavLink key={to} to={to} className={styles.link ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
        {children}
      </div>
    </RequireLogin>
  );
}
