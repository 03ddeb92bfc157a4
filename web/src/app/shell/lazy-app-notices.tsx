import { Suspense, useSyncExternalStore } from 'react';
import { storageErrorState } from '../../data/device-store/storage-error';
import { releaseOfferState } from '../../data/release/release-offer-state';
import { optional } from '../../ui/optional';

const AppNotices = optional(() => import('./app-notices'));

/** Loads the notices of the app (app-notices.tsx) once there is one to show; screen readers announce them. On every page. */
export function LazyAppNotices() {
  const hasUpdate = useSyncExternalStore(releaseOfferState.subscribe, releaseOfferState.get, () => 'none') !== 'none';
  const hasError = useSyncExternalStore(storageErrorState.subscribe, storageErrorState.get, () => null) !== null;
  const hasNotice = hasError || hasUpdate;
  return (
    <div role="status">
      {hasNotice && (
        <Suspense>
          <AppNotices />
        </Suspense>
      )}
    </div>
  );
}
