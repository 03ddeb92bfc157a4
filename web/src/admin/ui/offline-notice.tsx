import { useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../device/network-status';
import { ADMIN_TEXTS } from '../admin-texts';
import styles from './offline-notice.module.css';

/** Above every admin screen while there is no network: what one sees, and what becomes of what one does. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onReachableChange, isReachable);
  return (
    <p role="status" className={online ? undefined : styles.notice}>
      {!online && ADMIN_TEXTS.offline}
    </p>
  );
}
