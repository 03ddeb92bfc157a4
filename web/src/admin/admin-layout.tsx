import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../ui/icon';
import { Link } from '../router/link';
import { notify } from '../ui/notify';
import { Spinner } from '../ui/spinner';
import { useEscape, useMenu } from '../ui/use-menu';
import { usePage } from '../ui/use-page';
import styles from './admin-layout.module.css';
import type { AdminScreen } from './admin-screen';
import { ADMIN_TEXTS } from './admin-texts';
import { adminQueryClient } from './data/admin-query-client';
import { currentScreen, menuOf } from './menu';
import { OfflineNotice } from './ui/offline-notice';
import { UploadsChip } from './uploads/uploads-chip';
import { useUploads } from './uploads/use-uploads';
import { precacheScreens } from './precache-screens';

const NewLeadsBar = lazy(() => import('./leads/new-leads-bar'));

interface Props {
  children: ReactNode;
  screens: readonly AdminScreen[];
}

/** SPEC §2: side menu and title bar around every admin screen; a drawer on a phone. */
export default function AdminLayout({ children, screens }: Props) {
  return (
    <QueryClientProvider client={adminQueryClient}>
      <Frame screens={screens}>{children}</Frame>
    </QueryClientProvider>
  );
}

function Frame({ children, screens }: Props) {
  const { pathname } = useLocation();
  const [open, setOpen] = useMenu();
  const menu = useRef<HTMLElement>(null);
  const toggle = useEscape(open, setOpen);
  const { item, title } = currentScreen(screens, pathname);
  usePage({ title });
  useUploads();
  useEffect(() => precacheScreens(screens), [screens]);
  const navigate = useNavigate();
  const notifyRefused = useEffectEvent((title: string, path: string) => {
    const action = { label: ADMIN_TEXTS.open, run: () => void navigate(path) };
    void notify(ADMIN_TEXTS.refused(title), { kind: 'failure', action });
  });
  useEffect(() => {
    void import('./products/form/resume-pending-saves').then(({ resumePendingSaves }) => resumePendingSaves(notifyRefused));
  }, []);

  useEffect(() => {
    // The menu stands before its button in the page: whoever opens it goes on in it.
    if (open) menu.current?.querySelector<HTMLElement>('[aria-current="page"], a')?.focus();
  }, [open]);

  return (
    <div className={styles.frame}>
      <nav ref={menu} aria-label={ADMIN_TEXTS.menu} id="admin-menu" className={styles.menu} data-open={open}>
        {menuOf(screens).map((group) => (
          <div key={group.title ?? ''} className={styles.group}>
            {group.title !== null && <p className={styles.heading}>{group.title}</p>}
            <ul className={styles.items}>
              {group.screens.map((screen) => (
                <li key={screen.path}>
                  <Link to={screen.path} className={styles.item} aria-current={screen.path === item ? 'page' : undefined}>
                    {screen.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {open && <div className={styles.scrim} onClick={() => setOpen(false)} />}
      <div className={styles.content}>
        <header className={styles.bar}>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-label={ADMIN_TEXTS.openMenu}
            aria-expanded={open}
            aria-controls="admin-menu"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <div className={styles.news}>
            <UploadsChip />
            <Suspense>
              <NewLeadsBar />
            </Suspense>
          </div>
        </header>
        <OfflineNotice />
        <div className={styles.page}>
          <Suspense fallback={<Spinner label={ADMIN_TEXTS.loading} />}>{children}</Suspense>
        </div>
      </div>
    </div>
  );
}
