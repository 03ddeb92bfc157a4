import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { authErrorKindOf } from '../auth-error-kind';
import { ACCOUNT_TEXTS } from '../account-texts';
import form from '../form.module.css';
import { Notice } from '../notice';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

type Told = { kind: 'information' | 'failure'; sentence: string };

/** Asks for the mail with the reset link. What it says never depends on whether the address has an account. */
export function ResetPasswordForm({ email, onEmail, onBack }: Props) {
  const [told, setTold] = useState<Told | null>(null);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const address = email.trim();
    setTold(null);
    setError(address === '' ? ACCOUNT_TEXTS.required.email : undefined);
    if (address === '' || sending) return;
    setSending(true);
    try {
      const { sendResetMail } = await import('../../firebase/auth');
      await sendResetMail(address);
      setTold({ kind: 'information', sentence: ACCOUNT_TEXTS.forgotten.sent(address) });
    } catch (cause) {
      setTold({ kind: 'failure', sentence: ACCOUNT_TEXTS.forgotten.problems[authErrorKindOf(cause)] });
    }
    setSending(false);
  }

  return (
    <form className={form.form} onSubmit={(event) => void submit(event)}>
      {told !== null && <Notice kind={told.kind}>{told.sentence}</Notice>}
      <TextField
        label={ACCOUNT_TEXTS.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={error}
      />
      <div className={form.actions}>
        <Button type="submit" kind="primary" busy={sending}>
          {sending ? ACCOUNT_TEXTS.forgotten.sending : ACCOUNT_TEXTS.forgotten.send}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {ACCOUNT_TEXTS.forgotten.back}
        </Button>
      </div>
    </form>
  );
}
