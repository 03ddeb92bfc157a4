import styles from './product-table-page.module.css';

interface Props {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox with room for a thumb around it. */
export const Checkbox = ({ label, checked, onChange }: Props) => (
  <label className={styles.checkboxRoom}>
    <input
      type="checkbox"
      className={styles.checkbox}
      aria-label={label}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);
