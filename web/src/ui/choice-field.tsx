import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { FieldError, FieldFrame, Hint, useFieldIds } from './field';
import type { Labelled } from './field';
import styles from './field.module.css';

export function SelectField({ label, hint, error, ...select }: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const { id, ...aria } = useFieldIds({ label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select {...select} {...aria} id={id} className={styles.control} />
    </FieldFrame>
  );
}

export function CheckField({ label, hint, error, ...input }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const { id, ...aria } = useFieldIds({ label, hint, error });
  return (
    <div className={styles.check}>
      <input {...input} {...aria} id={id} type="checkbox" />
      <label htmlFor={id}>{label}</label>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** Choices that answer one question, under its words. */
export function FieldGroup({ label, hint, error, children }: Labelled & { children: ReactNode }) {
  const { id, ...aria } = useFieldIds({ label, hint, error });
  return (
    <fieldset className={styles.group} {...aria}>
      <legend className={styles.label}>{label}</legend>
      <Hint id={id}>{hint}</Hint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

interface RadioGroupProps extends Labelled {
  name: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export const RadioGroup = ({ name, value, options, onChange, ...group }: RadioGroupProps) => (
  <FieldGroup {...group}>
    <div className={styles.options}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  </FieldGroup>
);
