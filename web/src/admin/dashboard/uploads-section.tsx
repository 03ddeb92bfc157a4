import { formatBytes } from '../../lib/format';
import { Card, Stack } from '../../ui/layout';
import { keepFocus } from '../../ui/keep-focus';
import { UploadActions } from '../uploads/upload-actions';
import { useUploadQueue } from '../uploads/use-uploads';
import { DASHBOARD_TEXTS } from './dashboard-texts';
import styles from './dashboard.module.css';

/** Pictures that wait on this device, each with retry and cancel. Renders nothing for none. */
export function UploadsSection() {
  const { uploads, progress } = useUploadQueue();
  if (uploads.length === 0) return null;
  return (
    <Card as="section" ref={keepFocus} className={styles.section}>
      <h2 className={styles.heading}>{DASHBOARD_TEXTS.uploads}</h2>
      <Stack as="ul">
        {uploads.map((upload) => (
          <li key={upload.id} className={styles.line}>
            <span>
              <strong>{upload.title}</strong>, {formatBytes(upload.file?.size ?? 0)}
            </span>
            <span>{upload.problem ?? DASHBOARD_TEXTS.progress(progress.get(upload.id))}</span>
            <UploadActions upload={upload} name={upload.title} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
