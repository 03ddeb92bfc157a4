import { useState } from 'react';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
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
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { formRef, focusFirstError } = useFocusFirstError();
  const end = <p>{texts.endsAt(formatMoment(endsAt))}</p>;
  if (account === null) return end;

  async function submit({ logIn }: AccountLogin): Promise<void> {
    if (busy) return;
    setBusy(true);
    const failure = await logIn(password);
    setBusy(false);
    if (failure === null) onLoggedIn();
    else {
      setError(texts.loginErrors[failure]);
      focusFirstError();
    }
  }

  return (
    <form
      ref={formRef}
      className={styles.leaving}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(account);
      }}
    >
      <TextField
        label={texts.password(account.email)}
        hint={texts.passwordHint}
        type="password"
        autoComplete="off"
        autoFocus
        error={error}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {texts.logIn}
      </Button>
      {end}
    </form>
  );
}
