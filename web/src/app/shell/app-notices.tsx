import { Suspense, useSyncExternalStore } from 'react';
import { storageErrorState } from '../../data/device-store/storage-error';
import { updateState } from '../../data/release/update-state';
import { optional } from '../../ui/optional';

const Notices = optional(() => import('./notices'));

/** Notices about a new version or the device's storage, on every page. */
export function AppNotices() {
  const hasUpdate = useSyncExternalStore(updateState.subscribe, updateState.get, () => 'none') !== 'none';
  const hasError = useSyncExternalStore(storageErrorState.subscribe, storageErrorState.get, () => null) !== null;
  const hasNotice = hasError || hasUpdate;
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
