import { useLate } from '../../ui/spinner';
import styles from './skeleton-rows.module.css';

/** The shape of a list while it loads. Says what is loading; shows only when it takes a while. */
export const SkeletonRows = ({ label }: { label: string }) => (
  <div className={styles.rows} role="status" aria-label={label}>
    {useLate() && Array.from({ length: 6 }, (_, index) => <div key={index} className={styles.row} />)}
  </div>
);
