import { StaffIcon } from '../../../../ui/staff-icon';
import type { StaffIconName } from '../../../../ui/staff-icon';
import styles from './sections.module.css';

interface Props {
  label: string;
  icon?: StaffIconName;
  disabled?: boolean;
  onClick: () => void;
}

/** An icon button at the end of a row. */
export const RowButton = ({ label, icon = 'trash', disabled = false, onClick }: Props) => (
  <button type="button" aria-label={label} title={label} disabled={disabled} className={styles.rowButton} onClick={onClick}>
    <StaffIcon name={icon} size={18} />
  </button>
);
