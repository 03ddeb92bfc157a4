import { useState } from 'react';
import { TextField } from '../../../ui/field';
import { readWholeNumber } from '../../../lib/read-whole-number';

const MAX = 999_999_999;

function readFilter(text: string): number | null {
  const number = readWholeNumber(text);
  return number !== null && number <= MAX ? number : null;
}

interface Props {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole number; what cannot be read filters nothing and stays as typed. */
export function NumberFilter({ label, hint, value, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const shown = readFilter(typed) === value ? typed : String(value ?? '');
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readFilter(target.value));
      }}
    />
  );
}
