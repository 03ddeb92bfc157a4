import { ADMIN_PATHS, staffStart } from '@catalogue/contract/paths';
import { hasRight, type TeamRole } from '@catalogue/contract/roles';
import { lazy, Suspense } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useCompany } from '../../data/catalogue/hooks';
import { Icon } from '../../ui/icon';
import { StaffIcon } from '../../ui/staff-icon';
import { ADMIN_TEXTS } from '../admin-texts';
import { initials } from '../ui/initials';
import { UploadsChip } from '../uploads/uploads-chip';
import styles from './admin-bar.module.css';
import { BarMenu } from './bar-menu';

const NewLeadsBar = lazy(() => import('../leads/new-leads-bar'));

interface Props {
  toggleRef: RefObject<HTMLButtonElement | null>;
  isMenuOpen: boolean;
  role: TeamRole | null;
  onToggleMenu: () => void;
  onSearch: () => void;
  accountName: string;
  accountItems: ReactNode;
}

/** The bar above every admin screen, 56 px high: menu, search, new leads, add, account. */
export function AdminBar({ toggleRef, isMenuOpen, role, onToggleMenu, onSearch, accountName, accountItems }: Props) {
  const { bar } = ADMIN_TEXTS;
  const company = useCompany();
  return (
    <header className={styles.bar}>
      <button
        ref={toggleRef}
        type="button"
        className={[styles.button, styles.toggle].join(' ')}
        aria-label={ADMIN_TEXTS.openMenu}
        aria-expanded={isMenuOpen}
        aria-controls="admin-menu"
        onClick={onToggleMenu}
      >
        <Icon name={isMenuOpen ? 'close' : 'menu'} />
      </button>
      <Link to={staffStart(role ?? 'rep')} className={styles.mark}>
        {company.name}
      </Link>
      {hasRight(role, 'leads') && (
        <button
          type="button"
          className={styles.search}
          aria-label={bar.search}
          aria-keyshortcuts="Control+K"
          onClick={onSearch}
        >
          <StaffIcon name="search" />
          <span className={styles.searchText}>{bar.searchHint}</span>
          <kbd className={styles.key}>Ctrl K</kbd>
        </button>
      )}
      <div className={styles.end}>
        <UploadsChip />
        {hasRight(role, 'leads') && (
          <Suspense>
            <NewLeadsBar />
          </Suspense>
        )}
        {hasRight(role, 'leads') && (
          <BarMenu label={bar.add} face={<StaffIcon name="plus" />}>
            {hasRight(role, 'content') && (
              <>
                <Link to={ADMIN_PATHS.addProduct}>{bar.addProduct}</Link>
                <Link to={ADMIN_PATHS.addCategory}>{bar.addCategory}</Link>
                <Link to={ADMIN_PATHS.addCarousel}>{bar.addCarousel}</Link>
                <Link to={ADMIN_PATHS.addTrending}>{bar.addTrending}</Link>
              </>
            )}
            <Link to={ADMIN_PATHS.addLead}>{bar.addLead}</Link>
          </BarMenu>
        )}
        <BarMenu label={bar.account(accountName)} face={<span className={styles.avatar}>{initials(accountName)}</span>}>
          {accountItems}
        </BarMenu>
      </div>
    </header>
  );
}
