import { PATHS } from '@catalogue/contract/paths';
import type { Company } from '@catalogue/contract/entities/company';
import { lazy, memo, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useCompany } from '../../data/catalogue/hooks';
import { comparedQuery, onComparedChange } from '../../data/catalogue/compared';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { loadAhead } from '../../data/release/stale-chunks';
import { useSession } from '../../features/account/session';
import { outboxInUse, watchOutboxInUse } from '../../features/enquiry/outbox-in-use';
import { SearchBox } from '../../features/search/search-box';
import { whenIdle } from '../../lib/idle';
import { Badge } from '../../ui/badge';
import { Dialogs } from '../../ui/dialogs';
import { optional } from '../../ui/optional';
import { routesOf } from '../../ui/screen';
import { APP_TEXTS } from '../app-texts';
import { useDownloadOffer } from '../install/use-download-offer';
import { ErrorBoundary } from '../error-boundary';
import { useHydrated } from '../../lib/use-hydrated';
import { ADMIN_AREA, PUBLIC_SCREENS, USER_AREA } from '../screens/screens';
import { LazyAppNotices } from './lazy-app-notices';
import { Footer } from './footer';
import { Header } from './header';
import styles from './shell.module.css';
import { useScroll } from './use-scroll';

// Loads the outbox, too: only if the outbox has items.
const OutboxBadge = optional(() => import('../../features/enquiry/outbox-badge'));
// Only the device knows its basket.
const BasketBadge = optional(() => import('../../features/basket/basket-badge'));

// Only if products are chosen for the comparison.
const CompareTray = optional(() => import('../../features/compare/compare-tray'));

const NotFound = lazy(() => import('../pages/not-found'));

/** Pages without products to compare, the comparison itself, and the meeting. */
const WITHOUT_TRAY: readonly string[] = [PATHS.home, PATHS.compare, PATHS.meeting];

/** What is chosen for the comparison. */
function Tray({ pathname }: { pathname: string }) {
  const hasAny = useSyncExternalStore(onComparedChange, comparedQuery, () => '') !== '';
  return hasAny && !WITHOUT_TRAY.includes(pathname) ? (
    <Suspense>
      <CompareTray />
    </Suspense>
  ) : null;
}

/** Shown while requests to our server find no network. */
function NetworkBadge() {
  const online = useSyncExternalStore(onReachableChange, isReachable, () => true);
  return (
    <span role="status" title={online ? undefined : APP_TEXTS.network.offlineHelp}>
      {!online && <Badge kind="warning">{APP_TEXTS.network.offline}</Badge>}
    </span>
  );
}

function Badges() {
  const hasOutbox = useSyncExternalStore(outboxInUse.subscribe, outboxInUse.get, () => false);
  const isHydrated = useHydrated();
  useEffect(watchOutboxInUse, []);
  return (
    <>
      <NetworkBadge />
      {isHydrated && (
        <Suspense>
          <BasketBadge />
        </Suspense>
      )}
      {hasOutbox && (
        <Suspense>
          <OutboxBadge />
        </Suspense>
      )}
    </>
  );
}

/** What stands above a printed page: a style draws it, so that no screen reader hears it. */
const letterheadOf = ({ legalName, tagline, address, phone, sales }: Company): string =>
  [`${legalName} · ${tagline}`, address.join(', '), [phone, sales].join(' · ')].join('\n');

/** Every URL of the site and the page that answers it (SPEC §2). Paths match in any case: /Users is /users. */
const AllRoutes = () => (
  <Routes>
    {routesOf([...PUBLIC_SCREENS, USER_AREA, ADMIN_AREA])}
    <Route path="*" element={<NotFound />} />
  </Routes>
);

/**
 * The page of this path. Memoized: the shell reads the session just after it hydrates. If the page rendered again with it, React would
 * discard the server's markup with all typed text.
 */
const Page = memo(function Page({ pathname }: { pathname: string }) {
  return (
    <ErrorBoundary at={pathname}>
      <Suspense fallback={<div className={styles.room} aria-busy="true" />}>
        <AllRoutes />
      </Suspense>
    </ErrorBoundary>
  );
});

/** Loads its code then: it is none of the scripts of a first visit. */
const loadPictures = (): void =>
  void loadAhead(() => import('../../data/offline-files/load-lazy-pictures')).then(
    ({ loadLazyPictures }) => loadLazyPictures(),
    () => undefined,
  );

/** What is around every page. The admin layout brings its own header, menu and main. */
function Shell() {
  useScroll();
  useDownloadOffer();
  const { pathname } = useLocation();
  useEffect(() => {
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller) whenIdle(loadPictures, 5_000);
  }, [pathname]);
  const company = useCompany();
  const { role } = useSession();
  const isStaff = role !== null && /^\/admin(\/|$)/i.test(pathname);
  const page = <Page pathname={pathname} />;
  return (
    <>
      <a href="#main" className={styles.skip}>
        {APP_TEXTS.skip}
      </a>
      {isStaff ? (
        page
      ) : (
        <>
          <Header search={<SearchBox />} badges={<Badges />} />
          <LazyAppNotices />
          <main id="main" tabIndex={-1} className={styles.main} data-letterhead={letterheadOf(company)}>
            {page}
          </main>
          <Tray pathname={pathname} />
          <Footer />
        </>
      )}
      <Dialogs />
    </>
  );
}

/** The whole site below its router: BrowserRouter in the browser, StaticRouter on the server. */
export const App = ({ router }: { router: (site: ReactNode) => ReactNode }) => (
  <ErrorBoundary>{router(<Shell />)}</ErrorBoundary>
);
