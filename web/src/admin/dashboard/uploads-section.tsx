import { formatBytes } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card, Stack } from '../../ui/layout';
import { cancelUpload, retryUpload } from '../uploads/upload-queue';
import { UPLOAD_TEXTS } from '../uploads/upload-texts';
import { sendUploads, useUploadQueue } from '../uploads/use-uploads';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard.module.css';

/** Pictures that wait on this device, each with retry and cancel. Renders nothing for none. */
export function UploadsSection() {
  const { uploads, progress } = useUploadQueue();
  if (uploads.length === 0) return null;
  return (
    <Card as="section" className={styles.section}>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.uploads}</h2>
      <Stack as="ul">
        {uploads.map(({ id, title, blob, problem }) => (
          <li key={id} className={styles.line}>
            <span>
              <strong>{title}</strong>, {formatBytes(blob.size)}
            </span>
            <span>{problem ?? DASHBOARD_TEXTS.progress(progress.get(id))}</span>
            <span className={styles.actions}>
              {problem !== null && (
                <Button small onClick={() => void retryUpload(id).then(sendUploads)}>
                  {UPLOAD_TEXTS.retry}
                </Button>
              )}
              <Button small kind="quiet" onClick={() => void cancelUpload(id)}>
                {UPLOAD_TEXTS.cancel}
              </Button>
            </span>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
