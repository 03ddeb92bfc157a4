import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { Card, Count, Row } from '../../ui/layout';
import { OFFLINE_DOWNLOAD_TEXTS } from './offline-download-texts';
import styles from './download-progress.module.css';
import { deleteDownload, pauseDownload, resumeDownload } from './offline-download';
import { useDownloadState } from './use-download';

async function confirmDelete(): Promise<void> {
  if (await confirm(OFFLINE_DOWNLOAD_TEXTS.deleteConfirm)) await deleteDownload();
}

/** Progress of the download, with its pause, resume, update and delete buttons. */
export function DownloadProgress() {
  const { phase, pictures, bytes } = useDownloadState();
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
      <Row gap={3}>
        {(phase === 'running' || phase === 'waiting') && (
          <Button onClick={() => void pauseDownload()}>{OFFLINE_DOWNLOAD_TEXTS.pause}</Button>
        )}
        {(phase === 'paused' || phase === 'full') && (
          <Button kind="primary" onClick={() => void resumeDownload()}>
            {OFFLINE_DOWNLOAD_TEXTS.resume}
          </Button>
        )}
        {phase === 'behind' && (
          <Button kind="primary" onClick={() => void resumeDownload()}>
            {OFFLINE_DOWNLOAD_TEXTS.update}
          </Button>
        )}
        <Button kind="quiet" onClick={() => void confirmDelete()}>
          {OFFLINE_DOWNLOAD_TEXTS.delete}
        </Button>
      </Row>
    </Card>
  );
}
