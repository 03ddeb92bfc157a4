import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { onStorageError, storageError } from '../../device/database';
import { loadLazyPictures } from '../../device/load-lazy-pictures';
import { updateState } from '../../device/update-state';
import { outboxInUse, watchOutboxInUse } from '../../enquiry/outbox-in-use';
import { SearchBox } from '../../catalogue/search/search-box';
import { whenIdle } from '../../lib/idle';
import { Dialogs } from '../../ui/dialogs';
import { optional } from '../../ui/optional';
import { APP_TEXTS } from '../app-texts';
import { ErrorBoundary } from '../error-boundary';
import { AllRoutes } from '../routes';
import { Footer } from './footer';
import { Header } from './header';
import { NetworkBadge } from './network-badge';
import styles from './shell.module.css';
import { useScroll } from './use-scroll';

const Notices = optional(() => import('./notices'));

// It brings the outbox with it: only where there is something in it.
const OutboxBadge = optional(() => import('../../enquiry/outbox-badge'));

function Badges() {
  const hasOutbox = useSyncExternalStore(outboxInUse.subscribe, outboxInUse.get);
  useEffect(watchOutboxInUse, []);
  return (
    <>
      <NetworkBadge />
      {hasOutbox && (
        <Suspense>
          <OutboxBadge />
        </Suspense>
      )}
    </>
  );
}

/** What is around every page. Staff screens bring their own frame. */
export function Shell() {
  useScroll();
  const { pathname } = useLocation();
  const hasUpdate = useSyncExternalStore(updateState.subscribe, updateState.get) !== 'none';
  const hasNotice = useSyncExternalStore(onStorageError, storageError) !== null || hasUpdate;
  useEffect(() => {
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller) whenIdle(loadLazyPictures, 5_000);
  }, [pathname]);
  const isStaff = /^\/admin(\/|$)/i.test(pathname);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {APP_TEXTS.skip}
      </a>
      <Header search={<SearchBox />} badges={<Badges />} />
      <div role="status">
        {hasNotice && (
          <Suspense>
            <Notices />
          </Suspense>
        )}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary at={pathname}>
          <Suspense fallback={<div className={styles.room} aria-busy="true" />}>
            <AllRoutes />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!isStaff && <Footer />}
      <Dialogs />
    </>
  );
}
