import { useEffect, useRef } from 'react';

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
