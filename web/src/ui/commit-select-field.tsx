import { type ComponentProps, useRef, useState } from 'react';
import { SelectField } from './choice-field';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange'> {
  value: string;
  /** The value differs from the one before. */
  onCommit: (value: string) => void;
}

/**
 * A select whose choice has effects. A click chooses at once. Arrow keys only browse the options: Enter chooses, and so does leaving the
 * field; Escape restores the value.
 */
export function CommitSelectField({ value, onCommit, ...select }: Props) {
  const [browsed, setBrowsed] = useState<string | null>(null);
  const hasPressedKey = useRef(false);
  const commit = (chosen: string | null): void => {
    setBrowsed(null);
    if (chosen !== null && chosen !== value) onCommit(chosen);
  };
  return (
    <SelectField
      {...select}
      value={browsed ?? value}
      onPointerDown={() => void (hasPressedKey.current = false)}
      onKeyDown={(event) => {
        hasPressedKey.current = true;
        if (browsed === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        // Neither sends the form nor closes the dialog around it.
        event.preventDefault();
        commit(event.key === 'Enter' ? browsed : null);
      }}
      onBlur={() => {
        hasPressedKey.current = false;
        commit(browsed);
      }}
      onChange={({ target }) => (hasPressedKey.current ? setBrowsed(target.value) : commit(target.value))}
    />
  );
}
