import { Suspense, useSyncExternalStore } from 'react';
import { onStorageError, storageError } from '../../device/database';
import { updateState } from '../../device/update-state';
import { optional } from '../../ui/optional';

const Notices = optional(() => import('./notices'));

/** Notices about a new version or the device's storage, on every page. */
export function AppNotices() {
  const hasUpdate = useSyncExternalStore(updateState.subscribe, updateState.get, () => 'none') !== 'none';
  const hasNotice = useSyncExternalStore(onStorageError, storageError, () => null) !== null || hasUpdate;
  return (
    <div role="status">
      {hasNotice && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </div>
  );
}
