import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import { SETTINGS_TEXTS } from './settings-texts';
import styles from './settings.module.css';

interface Props<Row> {
  /** Attribute by which focus finds the list, and id of its heading. */
  name: string;
  texts: {
    title: string;
    hint: string;
    /** Shown while there are no rows. */
    empty: string;
    add: string;
    remove: (position: number) => string;
  };
  rows: readonly Row[];
  newRow: Row;
  /** Most rows. */
  max: number;
  onChange: (rows: readonly Row[]) => void;
  /** The fields of a row. */
  children: (row: Row, index: number, onRow: (row: Row) => void) => ReactNode;
}

/** A list whose rows can be changed, added and removed. Focus follows: to a new row, and to "Add" after a removal. */
export function EditableRows<Row>({ name, texts, rows, newRow, max, onChange, children }: Props<Row>) {
  const section = useRef<HTMLElement>(null);
  const focusNext = useRef<'last' | 'add' | null>(null);
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = null;
    if (target === 'last') section.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    if (target === 'add') section.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }, [rows]);

  return (
    <section ref={section} data-rows={name} aria-labelledby={name} className={styles.section}>
      <h2 id={name} tabIndex={-1}>
        {texts.title}
      </h2>
      <MutedText>{texts.hint}</MutedText>
      {rows.length === 0 && <MutedText>{texts.empty}</MutedText>}
      <Stack as="ul" gap={3} className={styles.rows}>
        {rows.map((row, index) => (
          // Rows have no identity of their own: two may be equal while someone types.
          <li key={index} className={styles.row}>
            {children(row, index, (changed) => onChange(rows.with(index, changed)))}
            <Button
              small
              kind="quiet"
              aria-label={texts.remove(index + 1)}
              onClick={() => {
                focusNext.current = 'add';
                onChange(rows.toSpliced(index, 1));
              }}
            >
              {SETTINGS_TEXTS.remove}
            </Button>
          </li>
        ))}
      </Stack>
      {rows.length < max && (
        <Button
          small
          data-add
          onClick={() => {
            focusNext.current = 'last';
            onChange([...rows, newRow]);
          }}
        >
          {texts.add}
        </Button>
      )}
    </section>
  );
}
