import { productField } from '@catalogue/contract/product-fields';
import { useReachable } from '../../../data/network/use-reachable';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { ProductRow } from '../../data/product-row';
import { PRODUCT_TEXTS } from '../product-texts';
import type { CategoryNames } from '../spreadsheet/columns';
import { readCell, showCell, textOfCell } from './cell-columns';
import { ARROWS, moveFocus } from './cell-focus';
import type { Direction } from './cell-focus';
import { CellInput } from './cell-input';
import type { CellDraft } from './cell-input';
import { CellNotice } from './cell-notice';
import { statusOf, useCellState } from './cell-state';
import { cellValuesOf } from './cell-values';
import type { CellChange, CellName } from './cell-values';
import { deviceCellStore } from './device-cell-store';
import styles from './table-cells.module.css';

interface Props {
  row: ProductRow;
  name: Exclude<CellName, 'stock' | 'live'>;
  categories: CategoryNames;
  /** The value while the cell is closed. */
  children: ReactNode;
  /** Choices of a cell that takes one of a list. */
  options?: readonly { value: string; label: string }[];
}

/** The draft of an open cell, null while it is closed. Focus returns to the cell's button unless it moves to another cell. */
function useCellDraft({ row, name, categories, options }: Props) {
  const [draft, setDraft] = useState<CellDraft | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const isOpen = draft !== null;
  useEffect(() => {
    if (!isOpen && isReturning.current) buttonRef.current?.focus();
    isReturning.current = false;
  }, [isOpen]);

  /** Saves what was typed; false when it cannot be read. */
  const save = (typed: string): boolean => {
    const values = cellValuesOf(row);
    const reading = options
      ? { change: { [name]: typed === '' ? null : typed } as CellChange }
      : readCell(name, typed, values, categories);
    if ('error' in reading) {
      setDraft({ text: typed, error: reading.error });
      return false;
    }
    setDraft(null);
    const changed = reading.change[name];
    if (changed !== undefined && changed !== values[name]) void deviceCellStore.edit(row, name, reading.change);
    return true;
  };
  const close = (from: Element, direction: Direction | null) => {
    const hasMoved = direction !== null && moveFocus(from, direction);
    if (!hasMoved) isReturning.current = true;
    setDraft(null);
  };
  return { draft, setDraft, buttonRef, save, close };
}

/**
 * A cell of the product table that is edited in place. Click, Enter or F2 opens it, typing replaces its value. Enter saves and
 * moves down, Tab saves and moves on, Escape discards.
 */
export function EditableCell(props: Props) {
  const { row, name, categories, children, options } = props;
  const { cells } = PRODUCT_TEXTS;
  const state = useCellState();
  const status = statusOf(state, row, name, useReachable());
  const { draft, setDraft, buttonRef, save, close } = useCellDraft(props);
  const value = cellValuesOf(row)[name];
  const theirs = state.edits.get(row.id)?.theirs[name];
  return (
    <span data-cell={name} data-id={row.id} className={styles.cell}>
      {draft === null ? (
        <CellButton
          ref={buttonRef}
          label={cells.edit(productField(name).label, row.title, showCell(name, value, categories))}
          isTitle={name === 'title'}
          text={options ? String(value ?? '') : textOfCell(name, value, categories)}
          takesText={!options}
          onOpen={setDraft}
        >
          {children}
        </CellButton>
      ) : (
        <CellInput
          label={cells.field(productField(name).label, row.title)}
          draft={draft}
          options={options}
          inputMode={name === 'minimumQuantity' ? 'numeric' : name === 'title' ? 'text' : 'decimal'}
          onType={(typed) => setDraft({ text: typed })}
          onSave={save}
          onClose={close}
        />
      )}
      <CellNotice
        id={row.id}
        name={name}
        status={status}
        prices={row}
        theirs={theirs === undefined ? '' : showCell(name, theirs, categories)}
      />
    </span>
  );
}

interface ButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  label: string;
  /** Whether it is the name of the product. */
  isTitle: boolean;
  /** The value as the open cell shows it. */
  text: string;
  /** Whether keys open the cell with another text: not where one of a list is chosen. */
  takesText: boolean;
  onOpen: (draft: CellDraft) => void;
  children: ReactNode;
}

/** The closed cell: its value, which opens it. */
function CellButton({ ref, label, isTitle, text, takesText, onOpen, children }: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={[styles.value, isTitle && styles.rename].filter(Boolean).join(' ')}
      title={isTitle ? PRODUCT_TEXTS.cells.rename : undefined}
      aria-label={label}
      onClick={() => onOpen({ text })}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        const direction = ARROWS[key];
        const isTyping = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (direction) moveFocus(currentTarget, direction);
        else if (key === 'F2') onOpen({ text });
        else if ((key === 'Backspace' || key === 'Delete') && takesText) onOpen({ text: '' });
        else if (isTyping && takesText) onOpen({ text: key, isTyped: true });
        else return;
        event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
