import { useState, useSyncExternalStore } from 'react';
import { onStorageError, storageError } from '../../data/device-store/database';
import { acceptRelease } from '../../data/release/offer-release';
import { releaseOfferState } from '../../data/release/release-offer-state';
import { Button } from '../../ui/button';
import { RARE_TEXTS } from '../rare-texts';
import styles from './app-notices.module.css';

/** The notices of the app, on every page: a new release waits, or this device stores nothing. */
export default function AppNotices() {
  const update = useSyncExternalStore(releaseOfferState.subscribe, releaseOfferState.get);
  const storageProblem = useSyncExternalStore(onStorageError, storageError);
  const [later, setLater] = useState(false);
  return (
    <>
      {update !== 'none' && !later && (
        <div className={styles.notice}>
          <p>{RARE_TEXTS.update[update]}</p>
          <div className={styles.actions}>
            <Button small kind="quiet" onClick={() => setLater(true)}>
              {RARE_TEXTS.update.later}
            </Button>
            <Button small kind="primary" onClick={acceptRelease}>
              {RARE_TEXTS.update.load}
            </Button>
          </div>
        </div>
      )}
      {storageProblem !== null && <p className={styles.notice}>{RARE_TEXTS.storage[storageProblem]}</p>}
    </>
  );
}
