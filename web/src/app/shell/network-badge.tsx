import { useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { Badge } from '../../ui/badge';
import { APP_TEXTS } from '../app-texts';

/** Shown while requests to our server find no network. */
export function NetworkBadge() {
  const online = useSyncExternalStore(onReachableChange, isReachable, () => true);
  return (
    <span role="status" title={online ? undefined : APP_TEXTS.network.offlineHelp}>
      {!online && <Badge kind="warning">{APP_TEXTS.network.offline}</Badge>}
    </span>
  );
}
