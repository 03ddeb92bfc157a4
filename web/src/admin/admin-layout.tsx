import { hasRight, type TeamRole } from '@catalogue/contract/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SkeletonRows } from './ui/skeleton-rows';
import { useEscape, useMenu } from '../ui/use-menu';
import { Head } from '../ui/head';
import styles from './admin-layout.module.css';
import type { AdminScreen } from './admin-screen';
import { ADMIN_TEXTS } from './admin-texts';
import { adminQueryClient } from './data/admin-query-client';
// Keeps what lists answer for the next visit.
import './data/initial-queries';
import { currentScreen } from './menu';
import { AdminBar } from './shell/admin-bar';
import { AdminMenu } from './shell/admin-menu';
import { bringStaffFiles } from './shell/bring-staff-files';
import { keepNotified } from './shell/keep-notified';
import { useCommandSearch } from './shell/use-command-search';
import { useResumeWrites } from './shell/use-resume-writes';
import { OfflineNotice } from './ui/offline-notice';
import { useIsWide } from './ui/use-is-wide';
import { useUploads } from './uploads/use-uploads';

interface Props {
  children: ReactNode;
  /** Those that the signed-in person may open. */
  screens: readonly AdminScreen[];
  /** Reps have no search, no new leads and nothing to add. */
  role: TeamRole | null;
  /** Name of the signed-in person. */
  accountName: string;
  /** Links and buttons of the account menu. */
  accountItems: ReactNode;
  /** Notices of the app: a new version, storage problems. */
  notices: ReactNode;
}

/** SPEC §2: the side menu and the bar around every admin screen. On a phone the menu is a drawer. */
export default function AdminLayout(props: Props) {
  return (
    <QueryClientProvider client={adminQueryClient}>
      <Frame {...props} />
    </QueryClientProvider>
  );
}

function Frame({ children, screens, role, accountName, accountItems, notices }: Props) {
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useMenu();
  const toggleRef = useEscape(isMenuOpen, setMenuOpen);
  const isWide = useIsWide();
  const { item, title, heading, offlineChanges } = currentScreen(screens, pathname);
  const search = useCommandSearch(screens, hasRight(role, 'leads'));
  const closeMenu = () => {
    setMenuOpen(false);
    toggleRef.current?.focus();
  };
  useUploads();
  useResumeWrites();
  useEffect(() => bringStaffFiles(role), [role]);
  useEffect(() => keepNotified(role), [role]);

  return (
    <div className={styles.frame}>
      <Head title={title} />
      <AdminBar
        toggleRef={toggleRef}
        isMenuOpen={isMenuOpen}
        onToggleMenu={() => setMenuOpen(!isMenuOpen)}
        role={role}
        onSearch={search.open}
        accountName={accountName}
        accountItems={accountItems}
      />
      <AdminMenu screens={screens} current={item} isOpen={isMenuOpen} onClose={closeMenu} />
      <main id="main" tabIndex={-1} inert={isMenuOpen && !isWide} className={styles.content}>
        {notices}
        <OfflineNotice changes={offlineChanges} />
        <div className={styles.page}>
          <h1 tabIndex={-1} className={styles.title}>
            {heading}
          </h1>
          <Suspense fallback={<SkeletonRows label={ADMIN_TEXTS.loading} />}>{children}</Suspense>
        </div>
      </main>
      {search.dialog}
    </div>
  );
}
