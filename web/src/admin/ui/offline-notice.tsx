import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { matchPath, useLocation } from 'react-router-dom';
import { useReachable } from '../../data/network/use-reachable';
import { ADMIN_TEXTS } from '../admin-texts';
import styles from './offline-notice.module.css';

const LEADS = [ADMIN_PATHS.quickEnquiries, ADMIN_PATHS.orders];
/** Screens whose changes go through the API. */
const WITHOUT_QUEUE = [ADMIN_PATHS.subscribers, ADMIN_PATHS.personalData, ADMIN_PATHS.team];

function messageOn(pathname: string): string {
  const isOneOf = (paths: readonly string[]): boolean => paths.some((path) => matchPath(path, pathname) !== null);
  if (isOneOf(LEADS)) return ADMIN_TEXTS.offlineLeads;
  return isOneOf(WITHOUT_QUEUE) ? ADMIN_TEXTS.offlineReading : ADMIN_TEXTS.offline;
}

/** Shown above every admin screen while offline: what the screen shows, and what becomes of changes. */
export function OfflineNotice() {
  const { pathname } = useLocation();
  const online = useReachable();
  return (
    <p role="status" className={online ? undefined : styles.notice}>
      {!online && messageOn(pathname)}
    </p>
  );
}
