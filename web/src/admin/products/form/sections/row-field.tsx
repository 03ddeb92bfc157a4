import { useId } from 'react';
import type { InputHTMLAttributes } from 'react';
import styles from './sections.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-label'> {
  /** Accessible name; the column's head stands for it where there is room. */
  label: string;
  /** Head of the column, shown above the field on a phone. */
  head: string;
  error?: string | undefined;
}

/** A text field in a row of a list. */
export function RowField({ label, head, error, ...input }: Props) {
  const id = useId();
  return (
    <span className={styles.cell}>
      <span aria-hidden="true" className={styles.head}>
        {head}
      </span>
      <input
        {...input}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : id}
        className={styles.control}
      />
      {error !== undefined && (
        <span id={id} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}
