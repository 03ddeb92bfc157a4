import { PATHS, staffStart } from '@catalogue/contract/paths';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from '../../features/account/session';
import { Icon } from '../../ui/icon';
import { useEscape, useMenu } from '../../ui/use-menu';
import { APP_TEXTS } from '../app-texts';
import { CategoryMenu } from './category-menu';
import styles from './header.module.css';
import { LogOutButton } from './log-out-button';
import { HomeLink } from './home-link';

/** NavLink's `className` must be a string. */
const LINK = String(styles.link);

/** `search` and `badges` are given by the shell: they belong to features. */
export function Header({ search, badges }: { search: ReactNode; badges: ReactNode }) {
  const [open, setOpen] = useMenu();
  const toggle = useEscape(open, setOpen);

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <HomeLink />
        <div className={styles.search}>{search}</div>
        <div className={styles.badges}>{badges}</div>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="main-navigation"
          aria-label={open ? APP_TEXTS.nav.closeMenu : APP_TEXTS.nav.openMenu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
        </button>
        <nav id="main-navigation" aria-label={APP_TEXTS.nav.main} className={styles.nav} data-open={open}>
          <NavLink end to={PATHS.home} className={LINK}>
            {APP_TEXTS.nav.home}
          </NavLink>
          <CategoryMenu />
          <NavLink end to={PATHS.finder} className={LINK}>
            {APP_TEXTS.titles.finder}
          </NavLink>
          <NavLink end to={PATHS.gallery} className={LINK}>
            {APP_TEXTS.nav.gallery}
          </NavLink>
          <NavLink end to={PATHS.about} className={LINK}>
            {APP_TEXTS.nav.about}
          </NavLink>
          <NavLink end to={PATHS.offlineDownload} className={LINK}>
            {APP_TEXTS.nav.takeWithYou}
          </NavLink>
          <SessionLinks />
        </nav>
      </div>
    </header>
  );
}

function SessionLinks() {
  const { user, role } = useSession();
  if (user === null) {
    return (
      <Link to={PATHS.login} className={LINK}>
        {APP_TEXTS.nav.logIn}
      </Link>
    );
  }
  return (
    <>
      {role !== null && (
        <NavLink end to={staffStart(role)} className={LINK}>
          {APP_TEXTS.nav.staffArea[role]}
        </NavLink>
      )}
      <NavLink end to={PATHS.user.profile} className={LINK} aria-label={APP_TEXTS.nav.profile(user.name)}>
        <span className={styles.name}>{user.name}</span>
      </NavLink>
      <LogOutButton className={LINK} />
    </>
  );
}
