import { useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../device/network-status';
import { ADMIN_TEXTS } from '../admin-texts';
import styles from './offline-notice.module.css';

/** Shown above every admin screen while offline: what the screen shows, and when changes are sent. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onReachableChange, isReachable, isReachable);
  return (
    <p role="status" className={online ? undefined : styles.notice}>
      {!online && ADMIN_TEXTS.offline}
    </p>
  );
}
