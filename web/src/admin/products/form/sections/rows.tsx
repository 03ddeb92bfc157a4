import { useEffect, useId, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { StaffIcon } from '../../../../ui/staff-icon';
import type { StaffIconName } from '../../../../ui/staff-icon';
import styles from './sections.module.css';

/**
 * Changes the rows of a list field. Focus goes to the first field of an added row, to the button that adds rows after one was
 * removed, and with a row that was moved.
 */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const listRef = useRef<HTMLDivElement>(null);
  /** Selector of what gets the focus with the next rows. */
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    const selector = focusNext.current;
    focusNext.current = null;
    if (selector !== null) listRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [rows]);
  return {
    listRef,
    change: (index: number, part: Partial<Row>) =>
      onChange(rows.map((row, one) => (one === index ? { ...row, ...part } : row))),
    add: (row: Row) => {
      focusNext.current = `[data-row="${rows.length}"] :is(input, select)`;
      onChange([...rows, row]);
    },
    remove: (index: number) => {
      focusNext.current = '[data-add]';
      onChange(rows.filter((_, one) => one !== index));
    },
    moveUp: (index: number) => {
      const [before, row] = [rows[index - 1], rows[index]];
      if (before === undefined || row === undefined) return;
      focusNext.current = `[data-row="${index - 1}"] [data-icon="up"]`;
      onChange(rows.with(index - 1, row).with(index, before));
    },
  };
}

interface RowFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-label'> {
  /** Accessible name; the column's head stands for it where there is room. */
  label: string;
  /** Head of the column, shown above the field on a phone. */
  head: string;
  error?: string | undefined;
}

/** A text field in a row of a list. */
export function RowField({ label, head, error, ...input }: RowFieldProps) {
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

interface RowButtonProps {
  label: string;
  icon?: StaffIconName;
  /** Clicks do nothing, and the focus stays. */
  waiting?: boolean;
  onClick: () => void;
}

/** An icon button at the end of a row. */
export const RowButton = ({ label, icon = 'trash', waiting = false, onClick }: RowButtonProps) => (
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

interface FieldRowsProps {
  label: string;
  /** What is wrong with the group as a whole. */
  error?: string | undefined;
  children: ReactNode;
}

/** Rows of one list, under its name. */
export function FieldRows({ label, error, children }: FieldRowsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <h3 id={`${id}-label`} className={styles.subtitle}>
        {label}
      </h3>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} tabIndex={-1} aria-invalid="true">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
