import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Direction } from './cell-focus';
import styles from './table-cells.module.css';

export interface CellDraft {
  text: string;
  /** The text is the key that opened the cell. */
  isTyped?: boolean;
  error?: string;
}

interface Props {
  label: string;
  draft: CellDraft;
  /** Choices of a cell that takes one of a list. */
  options: readonly { value: string; label: string }[] | undefined;
  inputMode: 'numeric' | 'decimal' | 'text';
  onType: (text: string) => void;
  /** Returns whether the text could be read. */
  onSave: (text: string) => boolean;
  onClose: (from: Element, direction: Direction | null) => void;
}

/** Focuses the control when the cell opens. Returns its ref. */
function useFocusOnOpen(draft: CellDraft) {
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isTyped = useRef(draft.isTyped === true);
  useEffect(() => {
    const element = control.current;
    element?.focus();
    if (!(element instanceof HTMLInputElement)) return;
    // Typing appends to the key that opened the cell, or replaces the old value.
    if (isTyped.current) element.setSelectionRange(element.value.length, element.value.length);
    else element.select();
  }, []);
  return control;
}

/** The open control of a cell: a text field, or a list of choices. */
export function CellInput({ label, draft, options, inputMode, onType, onSave, onClose }: Props) {
  const control = useFocusOnOpen(draft);
  const hasPressedKey = useRef(false);
  /** Closing moves focus, and the blur event must not save again. */
  const isDone = useRef(false);
  const save = (text: string): boolean => (isDone.current = isDone.current || onSave(text));
  const close = (from: Element, direction: Direction | null) => {
    isDone.current = true;
    onClose(from, direction);
  };
  const shared = {
    ref: control,
    'aria-label': label,
    'aria-invalid': draft.error === undefined ? undefined : true,
    className: styles.input,
    value: draft.text,
    onBlur: () => void save(draft.text),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      hasPressedKey.current = true;
      const { key, shiftKey, currentTarget } = event;
      if (key === 'Escape') close(currentTarget, null);
      else if (key === 'Enter' && save(draft.text)) close(currentTarget, shiftKey ? 'up' : 'down');
      else if (key === 'Tab' && save(draft.text)) close(currentTarget, shiftKey ? 'previous' : 'next');
      else if (key !== 'Enter' && key !== 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return (
    <>
      {options ? (
        <select
          {...shared}
          onPointerDown={() => void (hasPressedKey.current = false)}
          onChange={({ target }) => {
            onType(target.value);
            // Arrow keys only browse the list; a click chooses.
            if (!hasPressedKey.current && save(target.value)) close(target, null);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} inputMode={inputMode} enterKeyHint="done" onChange={({ target }) => onType(target.value)} />
      )}
      {draft.error !== undefined && (
        <span role="alert" className={styles.problem}>
          {draft.error}
        </span>
      )}
    </>
  );
}
