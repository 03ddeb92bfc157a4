import { type InputHTMLAttributes, useState } from 'react';
import { TextField } from '../../ui/field';
import { ACCOUNT_TEXTS } from './account-texts';
import styles from './password-field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Password managers fill a current password and generate a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a show button. It starts hidden each time it mounts. */
export function PasswordField({ label, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const { fields } = ACCOUNT_TEXTS;
  return (
    <TextField
      {...input}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${shown ? fields.hidePassword : fields.showPassword}: ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? fields.hide : fields.show}
        </button>
      }
    />
  );
}
