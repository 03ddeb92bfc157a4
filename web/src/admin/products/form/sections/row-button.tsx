import { StaffIcon } from '../../../../ui/staff-icon';
import type { StaffIconName } from '../../../../ui/staff-icon';
import styles from './sections.module.css';

interface Props {
  label: string;
  icon?: StaffIconName;
  /** Clicks do nothing, and the focus stays. */
  waiting?: boolean;
  onClick: () => void;
}

/** An icon button at the end of a row. */
export const RowButton = ({ label, icon = 'trash', waiting = false, onClick }: Props) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={waiting || undefined}
    title={label}
    data-icon={icon}
    className={styles.rowButton}
    onClick={waiting ? undefined : onClick}
  >
    <StaffIcon name={icon} size={18} />
  </button>
);
