import { useReachable } from '../../data/network/use-reachable';
import type { AdminScreen } from '../admin-screen';
import { ADMIN_TEXTS } from '../admin-texts';
import styles from './offline-notice.module.css';

const TEXTS = { sent: ADMIN_TEXTS.offline, none: ADMIN_TEXTS.offlineReading };

/** Shown above every admin screen while offline: what the screen shows, and what becomes of changes. */
export function OfflineNotice({ changes = 'sent' }: { changes: AdminScreen['offlineChanges'] }) {
  const online = useReachable();
  return (
    <p role="status" className={online ? undefined : styles.notice}>
      {!online && TEXTS[changes]}
    </p>
  );
}
