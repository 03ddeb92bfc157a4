import { useId, useState } from 'react';
import { Icon } from '../../ui/icon';
import { useEscape } from '../../ui/use-menu';
import styles from './chips.module.css';

export interface Chip {
  name: string;
  label: string;
  /** Number of items that the filter shows, or '60+'; undefined while unknown. */
  count: number | string | undefined;
  isOn: boolean;
  onSelect: () => void;
}

const Count = ({ count }: Pick<Chip, 'count'>) => (
  <span className={styles.count}>{typeof count === 'number' ? count.toLocaleString('en-IN') : count}</span>
);

/** Filters, each with the number of items it shows. On a phone one button shows the chosen filter and opens the others. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const [isOpen, setOpen] = useState(false);
  const toggleRef = useEscape(isOpen, setOpen);
  const id = useId();
  const select = (chip: Chip) => {
    chip.onSelect();
    if (!isOpen) return;
    setOpen(false);
    toggleRef.current?.focus();
  };
  return (
    <div className={styles.filter}>
      <button
        ref={toggleRef}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>{' '}
        {chips
          .filter(({ isOn }) => isOn)
          .map((chip) => (
            <span key={chip.name}>
              {chip.label} <Count count={chip.count} />
            </span>
          ))}
        <Icon name="chevron" />
      </button>
      <div id={id} role="group" aria-label={label} className={styles.chips} data-open={isOpen}>
        {chips.map((chip) => (
          <button key={chip.name} type="button" className={styles.chip} aria-pressed={chip.isOn} onClick={() => select(chip)}>
            {chip.label} <Count count={chip.count} />
          </button>
        ))}
      </div>
    </div>
  );
}
