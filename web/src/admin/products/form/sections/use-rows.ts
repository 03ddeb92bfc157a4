import { useEffect, useRef } from 'react';

/**
 * Changes the rows of a list field. Focus goes to the first field of an added row, and to the button that adds rows after one
 * was removed.
 */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const listRef = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | 'add' | null>(null);
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = null;
    if (target === null) return;
    const selector = target === 'add' ? '[data-add]' : `[data-row="${target}"] :is(input, select)`;
    listRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [rows]);
  return {
    listRef,
    change: (index: number, part: Partial<Row>) =>
      onChange(rows.map((row, one) => (one === index ? { ...row, ...part } : row))),
    add: (row: Row) => {
      focusNext.current = rows.length;
      onChange([...rows, row]);
    },
    remove: (index: number) => {
      focusNext.current = 'add';
      onChange(rows.filter((_, one) => one !== index));
    },
    moveUp: (index: number) => {
      const [before, row] = [rows[index - 1], rows[index]];
      if (before !== undefined && row !== undefined) onChange(rows.with(index - 1, row).with(index, before));
    },
  };
}
