import { type ComponentProps, useRef, useState } from 'react';
import { SelectField } from './choice-field';
import { UI_TEXTS } from './ui-texts';

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  value: string;
  /** The value differs from the one before. */
  onCommit: (value: string) => void;
  /** The choice saves something: the label is the first option, and leaving the select restores the value. Else leaving it chooses. */
  isAction?: boolean;
}

/**
 * A select whose choice has effects. A click chooses at once. Arrow keys only browse the options: Enter chooses, and Escape restores the
 * value.
 */
export function CommitSelect({ label, value, onCommit, isAction = false, children, ...select }: Props) {
  const [browsed, setBrowsed] = useState<string | null>(null);
  const hasPressedKey = useRef(false);
  const commit = (chosen: string | null): void => {
    setBrowsed(null);
    if (chosen !== null && chosen !== value) onCommit(chosen);
  };
  const props = {
    ...select,
    value: browsed ?? value,
    onPointerDown: () => void (hasPressedKey.current = false),
    onKeyDown: (event) => {
      hasPressedKey.current = true;
      if (browsed === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      // Neither sends the form nor closes the dialog around it.
      event.preventDefault();
      commit(event.key === 'Enter' ? browsed : null);
    },
    onBlur: () => {
      hasPressedKey.current = false;
      commit(isAction ? null : browsed);
    },
    onChange: ({ target }) => (hasPressedKey.current ? setBrowsed(target.value) : commit(target.value)),
  } satisfies ComponentProps<'select'>;
  if (!isAction) {
    return (
      <SelectField {...props} label={label}>
        {children}
      </SelectField>
    );
  }
  return (
    <>
      <select {...props} aria-label={label}>
        <option value="" disabled>
          {label}
        </option>
        {children}
      </select>
      {browsed !== null && browsed !== value && <span role="status">{UI_TEXTS.pressEnter}</span>}
    </>
  );
}
