import type { ReactNode } from 'react';
import { useSession } from '../../account/session';
import { Icon } from '../../ui/icon';
import { Link, NavLink } from '../../ui/link';
import { useEscape, useMenu } from '../../ui/use-menu';
import { COPY } from '../copy';
import { CategoryMenu } from './category-menu';
import styles from './header.module.css';
import { LogOutButton } from './log-out-button';
import { WordMark } from './word-mark';

/** NavLink's `className` must be a string. */
const LINK = String(styles.link);

/** `search` and `badges` are given by the shell: they belong to features. */
export function Header({ search, badges }: { search: ReactNode; badges: ReactNode }) {
  const [open, setOpen] = useMenu();
  const toggle = useEscape(open, setOpen);

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <WordMark />
        <div className={styles.search}>{search}</div>
        <div className={styles.badges}>{badges}</div>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="main-navigation"
          aria-label={open ? COPY.nav.closeMenu : COPY.nav.openMenu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
        </button>
        <nav id="main-navigation" aria-label={COPY.nav.main} className={styles.nav} data-open={open}>
          <NavLink to="/" className={LINK}>
            {COPY.nav.home}
          </NavLink>
          <CategoryMenu />
          <NavLink to="/gallery" className={LINK}>
            {COPY.nav.gallery}
          </NavLink>
          <NavLink to="/AboutPage" className={LINK}>
            {COPY.nav.about}
          </NavLink>
          <SessionLinks />
        </nav>
      </div>
    </header>
  );
}

function SessionLinks() {
  const { user, isAdmin } = useSession();
  if (user === null) {
    return (
      <Link to="/LoginPage" className={LINK}>
        {COPY.nav.logIn}
      </Link>
    );
  }
  return (
    <>
      {isAdmin && (
        <NavLink to="/Admin/home" className={LINK}>
          {COPY.nav.dashboard}
        </NavLink>
      )}
      <NavLink to="/users/profile" className={LINK} aria-label={COPY.nav.profile(user.name)}>
        <span className={styles.name}>{user.name}</span>
      </NavLink>
      <LogOutButton className={LINK} />
    </>
  );
}
