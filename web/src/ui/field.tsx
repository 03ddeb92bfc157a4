import { useId } from 'react';
import type { ComponentProps, ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { UI_TEXTS } from './ui-texts';

export interface Labelled {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, and what to type instead. */
  error?: string | undefined;
}

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds({ hint, error }: Labelled) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error === undefined ? undefined : true };
}

interface FieldPart {
  /** The field's, from `useFieldIds`. */
  id: string;
  children: ReactNode;
}

export const Hint = ({ id, children }: FieldPart) =>
  children !== undefined && (
    <p id={`${id}-hint`} className={styles.hint}>
      {children}
    </p>
  );

export const FieldError = ({ id, children }: FieldPart) =>
  children !== undefined && (
    <p id={`${id}-error`} className={styles.error}>
      {children}
    </p>
  );

interface ErrorCountProps {
  /** From `useSubmit`; of 0 nothing is said. */
  count: number;
  result: 'sent' | 'saved';
  /** false inside of an element that screen readers announce already. */
  isLive?: boolean;
}

/** Says how many fields keep a form from being sent or saved. It is there before its text, so that screen readers announce it. */
export const ErrorCount = ({ count, result, isLive = true }: ErrorCountProps) => (
  <p role={isLive ? 'status' : undefined} className={[styles.error, styles.count].join(' ')}>
    {count > 0 && UI_TEXTS.refused(result, count)}
  </p>
);

export const FieldFrame = ({ id, label, hint, error, children }: Labelled & FieldPart) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    <Hint id={id}>{hint}</Hint>
    {children}
    <FieldError id={id}>{error}</FieldError>
  </div>
);

type InputProps = Labelled & ComponentProps<'input'> & { trailing?: ReactNode };

/** `trailing` is a control inside the frame's right end, such as "Show" of a password. */
export function TextField({ label, hint, error, trailing, ...input }: InputProps) {
  const { id, ...aria } = useFieldIds({ label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.row}>
        <input {...input} {...aria} id={id} className={styles.control} />
        {trailing}
      </div>
    </FieldFrame>
  );
}

export function TextAreaField({ label, hint, error, ...area }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, ...aria } = useFieldIds({ label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea rows={4} {...area} {...aria} id={id} className={styles.control} />
    </FieldFrame>
  );
}
