import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useForm, type FormErrors } from '../../ui/use-form';
import { MEETING_TEXTS as texts } from './meeting-texts';
import styles from './meeting.module.css';

/** The account on this device, whose password stands in for a forgotten PIN. */
export interface AccountLogin {
  email: string;
  /** Resolves to the reason of a failure, or to null. */
  logIn: (password: string) => Promise<'wrong' | 'offline' | 'tooMany' | 'unknown' | null>;
}

interface Props {
  /** Null: nobody is logged in on this device. */
  account: AccountLogin | null;
  /** Device clock: when the meeting ends by itself. */
  endsAt: number;
  onLoggedIn: () => void;
}

/** Logs in again instead of the PIN. Baskets and enquiries stay as they are. */
export function ForgottenPin({ account, endsAt, onLoggedIn }: Props) {
  const end = <p>{texts.endsAt(formatMoment(endsAt))}</p>;
  if (account === null) return end;
  return (
    <PasswordForm account={account} onLoggedIn={onLoggedIn}>
      {end}
    </PasswordForm>
  );
}

interface Values {
  password: string;
}

interface PasswordFormProps {
  account: AccountLogin;
  onLoggedIn: () => void;
  children: ReactNode;
}

function PasswordForm({ account, onLoggedIn, children }: PasswordFormProps) {
  const { formProps, isSubmitting, field } = useForm({ initial: { password: '' }, submit });

  async function submit({ password }: Values): Promise<FormErrors<Values> | null> {
    const failure = await account.logIn(password);
    if (failure !== null) return { password: texts.loginErrors[failure] };
    onLoggedIn();
    return null;
  }

  return (
    <form {...formProps} className={styles.leaving} noValidate>
      <TextField
        label={texts.password(account.email)}
        hint={texts.passwordHint}
        type="password"
        autoComplete="off"
        aria-required
        autoFocus
        {...field('password')}
      />
      <Button type="submit" busy={isSubmitting}>
        {texts.logIn}
      </Button>
      {children}
    </form>
  );
}
