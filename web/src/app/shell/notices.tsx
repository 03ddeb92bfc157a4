import { useState, useSyncExternalStore } from 'react';
import { onStorageError, storageError } from '../../data/device-store/database';
import { acceptUpdate } from '../../data/release/service-worker';
import { updateState } from '../../data/release/update-state';
import { Button } from '../../ui/button';
import { RARE_TEXTS } from '../rare-texts';
import styles from './notices.module.css';

/** What the device has to say: a new version waits, or nothing can be kept here. */
export default function Notices() {
  const update = useSyncExternalStore(updateState.subscribe, updateState.get);
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
            <Button small kind="primary" onClick={acceptUpdate}>
              {RARE_TEXTS.update.load}
            </Button>
          </div>
        </div>
      )}
      {storageProblem !== null && <p className={styles.notice}>{RARE_TEXTS.storage[storageProblem]}</p>}
    </>
  );
}
