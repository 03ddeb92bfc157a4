import { useState } from 'react';
import { install } from '../../data/release/install';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { INSTALL_TEXTS } from './install-texts';
import { useInstallWay } from './use-install-way';
import styles from './install-button.module.css';

/** Puts the site on the home screen: by the browser's own question, on iOS by showing how. Nothing where there is no way. */
export function InstallButton() {
  const way = useInstallWay();
  const [showsHow, setShowsHow] = useState(false);
  if (way === 'none') return null;
  const close = (): void => setShowsHow(false);
  return (
    <>
      <Button small onClick={() => (way === 'prompt' ? void install() : setShowsHow(true))}>
        {INSTALL_TEXTS.install}
      </Button>
      {showsHow && (
        <Dialog
          title={INSTALL_TEXTS.title}
          onClose={close}
          actions={
            <Button kind="primary" onClick={close}>
              {INSTALL_TEXTS.close}
            </Button>
          }
        >
          <ol className={styles.steps}>
            {INSTALL_TEXTS.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
