import { Stack } from '../../ui/layout';
import { OFFLINE_DOWNLOAD_TEXTS } from './offline-download-texts';
import styles from './storage-meter.module.css';
import { useStorageSpace } from './use-download';

/** Storage used and left on this device. */
export function StorageMeter() {
  const space = useStorageSpace();
  if (!space) return null;
  return (
    <Stack as="section" gap={2} className={styles.space} aria-label={OFFLINE_DOWNLOAD_TEXTS.space.label}>
      <h2 className={styles.heading}>{OFFLINE_DOWNLOAD_TEXTS.space.label}</h2>
      <meter
        className={styles.meter}
        aria-label={OFFLINE_DOWNLOAD_TEXTS.space.label}
        min={0}
        max={space.used + space.left}
        value={space.used}
      />
      <p className={styles.numbers}>
        <span>{OFFLINE_DOWNLOAD_TEXTS.space.used(space.used)}</span>
        <span>{OFFLINE_DOWNLOAD_TEXTS.space.left(space.left)}</span>
      </p>
      <p className={styles.note}>
        {space.persisted ? OFFLINE_DOWNLOAD_TEXTS.space.persistent : OFFLINE_DOWNLOAD_TEXTS.space.evictable}
      </p>
    </Stack>
  );
}
