import { useSyncExternalStore } from 'react';
import { isReachable, onReachableChange } from '../../device/network-status';
import { Badge } from '../../ui/badge';
import { COPY } from '../copy';

/** Shown while requests to our server find no network. */
export function NetworkBadge() {
  const online = useSyncExternalStore(onReachableChange, isReachable);
  return (
    <span role="status" title={online ? undefined : COPY.network.offlineHelp}>
      {!online && <Badge kind="warning">{COPY.network.offline}</Badge>}
    </span>
  );
}
