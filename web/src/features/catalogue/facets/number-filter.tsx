import { useState } from 'react';
import { TextField } from '../../../ui/field';

interface Props {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

const readWhole = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null);

/** A whole number; what cannot be read filters nothing and stays as typed. */
export function NumberFilter({ label, hint, value, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const shown = readWhole(typed) === value ? typed : String(value ?? '');
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readWhole(target.value));
      }}
    />
  );
}
