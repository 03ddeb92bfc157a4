import { useState, useSyncExternalStore } from 'react';
import { install, installWay, onInstallWay } from '../../device/install';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { COPY } from './copy';
import styles from './install-button.module.css';

/** Puts the site on the home screen: by the browser's own question, on iOS by showing how. Nothing where there is no way. */
export function InstallButton() {
  const way = useSyncExternalStore(onInstallWay, installWay);
  const [showsHow, setShowsHow] = useState(false);
  if (way === 'none') return null;
  const close = (): void => setShowsHow(false);
  return (
    <>
      <Button small onClick={() => (way === 'prompt' ? void install() : setShowsHow(true))}>
        {COPY.install}
      </Button>
      {showsHow && (
        <Dialog
          title={COPY.title}
          onClose={close}
          actions={
            <Button kind="primary" onClick={close}>
              {COPY.close}
            </Button>
          }
        >
          <ol className={styles.steps}>
            {COPY.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
