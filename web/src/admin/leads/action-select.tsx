import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { WORK_TEXTS } from './work-texts';

interface Props {
  label: string;
  /** The option that holds now; '' for none. */
  value: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  className?: string | undefined;
  onChoose: (value: string) => void;
}

/** A list whose chosen option is saved at once. Keys only go through the options, and Enter or a button saves. */
export function ActionSelect({ label, value, options, disabled = false, className, onChoose }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const hasPressedKey = useRef(false);
  /** What keys have gone to. */
  const [reached, setReached] = useState<string | null>(null);
  const save = (chosen: string) => {
    setReached(null);
    onChoose(chosen);
  };
  return (
    <>
      <select
        ref={select}
        aria-label={label}
        className={className}
        disabled={disabled}
        value={reached ?? value}
        onFocus={() => void (hasPressedKey.current = false)}
        onPointerDown={() => void (hasPressedKey.current = false)}
        onKeyDown={(event) => {
          hasPressedKey.current = true;
          if (reached === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          if (event.key === 'Enter') save(reached);
          else setReached(null);
        }}
        onChange={({ target }) => {
          if (!hasPressedKey.current) save(target.value);
          else setReached(target.value === value ? null : target.value);
        }}
      >
        <option value="" disabled>
          {label}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {reached !== null && (
        <Button
          small
          kind="primary"
          onClick={() => {
            select.current?.focus();
            save(reached);
          }}
        >
          {WORK_TEXTS.apply}
        </Button>
      )}
    </>
  );
}
