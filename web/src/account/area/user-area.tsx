import { PATHS } from '@catalogue/contract/paths';
import type { ReactNode } from 'react';
import { NavLink } from '../../router/link';
import { ACCOUNT_TEXTS } from '../account-texts';
import { RequireLogin } from '../require-login';
import styles from './user-area.module.css';

const PAGES = [
  { to: PATHS.user.home, label: ACCOUNT_TEXTS.area.home },
  { to: PATHS.user.profile, label: ACCOUNT_TEXTS.area.profile },
  { to: PATHS.user.about, label: ACCOUNT_TEXTS.area.about },
];

/** /users and /Users: the pages of someone who is logged in, behind SPEC's guard. */
export default function UserArea({ children }: { children: ReactNode }) {
  return (
    <RequireLogin>
      <div className={styles.area}>
        <nav className={styles.nav} aria-label={ACCOUNT_TEXTS.area.label}>
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
