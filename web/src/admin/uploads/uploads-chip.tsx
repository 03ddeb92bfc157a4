import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { StaffIcon } from '../../ui/staff-icon';
import { ADMIN_TEXTS } from '../admin-texts';
import { BarWords } from '../ui/bar-words';
import styles from './uploads.module.css';
import { useUploadQueue } from './use-uploads';

/** Number and progress of queued pictures, in the bar of every admin screen. */
export function UploadsChip() {
  const { uploads, progress } = useUploadQueue();
  const [first] = uploads;
  return (
    <span role="status">
      {first && (
        <Link to={ADMIN_PATHS.home} className={styles.chip}>
          <BarWords>
            {ADMIN_TEXTS.pictures(
              uploads.length,
              uploads.some(({ problem }) => problem !== null),
            )}
          </BarWords>
          <span aria-hidden="true" className={styles.chipShort}>
            <StaffIcon name="up" size={16} />
            {uploads.length}
          </span>
          <progress
            className={styles.chipProgress}
            value={progress.get(first.id) ?? 0}
            aria-label={ADMIN_TEXTS.pictureProgress}
          />
        </Link>
      )}
    </span>
  );
}
