import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { Card, Count, Row } from '../../ui/layout';
import { keepFocus } from '../../ui/keep-focus';
import { OFFLINE_DOWNLOAD_TEXTS } from './offline-download-texts';
import styles from './download-progress.module.css';
import type { DownloadPhase } from './download-state';
import { deleteDownload, pauseDownload, resumeDownload } from './offline-download';
import { useDownloadState } from './use-download';

async function confirmDelete(): Promise<void> {
  if (await confirm(OFFLINE_DOWNLOAD_TEXTS.deleteConfirm)) await deleteDownload();
}

interface Action {
  label: string;
  kind?: 'primary';
  run: () => Promise<void>;
}

const PAUSE: Action = { label: OFFLINE_DOWNLOAD_TEXTS.pause, run: pauseDownload };
const RESUME: Action = { label: OFFLINE_DOWNLOAD_TEXTS.resume, kind: 'primary', run: resumeDownload };
const UPDATE: Action = { ...RESUME, label: OFFLINE_DOWNLOAD_TEXTS.update };

/** What the first button does. */
const ACTIONS: Partial<Record<DownloadPhase, Action>> = {
  running: PAUSE,
  waiting: PAUSE,
  paused: RESUME,
  full: RESUME,
  behind: UPDATE,
};

/** Progress of the download, with its pause, resume, update and delete buttons. */
export function DownloadProgress() {
  const { phase, pictures, bytes } = useDownloadState();
  const action = ACTIONS[phase];
  const isUnfinished = phase === 'running' || phase === 'paused' || phase === 'waiting' || phase === 'full';
  return (
    <Card as="section" roomy gap={3} className={styles.card} aria-label={OFFLINE_DOWNLOAD_TEXTS.progress} data-phase={phase}>
      <p className={styles.phase} role="status">
        {OFFLINE_DOWNLOAD_TEXTS.phase[phase]}
      </p>
      {isUnfinished && (
        <progress
          className={styles.bar}
          aria-label={OFFLINE_DOWNLOAD_TEXTS.progress}
          max={Math.max(1, bytes.total)}
          value={bytes.cached}
        />
      )}
      <Count>
        {phase === 'behind'
          ? OFFLINE_DOWNLOAD_TEXTS.outdated(pictures.total - pictures.cached, bytes.total - bytes.cached)
          : OFFLINE_DOWNLOAD_TEXTS.downloaded(pictures.cached, pictures.total, bytes.cached)}
      </Count>
      <Row ref={keepFocus} gap={3}>
        {/* One button for all actions: the focus stays on it when Pause becomes Resume. */}
        {action && (
          <Button kind={action.kind} onClick={() => void action.run()}>
            {action.label}
          </Button>
        )}
        <Button kind="quiet" onClick={() => void confirmDelete()}>
          {OFFLINE_DOWNLOAD_TEXTS.delete}
        </Button>
      </Row>
    </Card>
  );
}
