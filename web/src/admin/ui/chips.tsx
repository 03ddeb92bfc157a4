import styles from './chips.module.css';

export interface Chip {
  name: string;
  label: string;
  /** Number of items that the filter shows; undefined while unknown. */
  count: number | undefined;
  isOn: boolean;
  onSelect: () => void;
}

/** Filters, each with the number of items it shows. On a phone they scroll sideways. */
export const Chips = ({ label, chips }: { label: string; chips: readonly Chip[] }) => (
  <div role="group" aria-label={label} className={styles.chips}>
    {chips.map((chip) => (
      <button key={chip.name} type="button" className={styles.chip} aria-pressed={chip.isOn} onClick={chip.onSelect}>
        {chip.label} <span className={styles.count}>{chip.count ?? ''}</span>
      </button>
    ))}
  </div>
);
